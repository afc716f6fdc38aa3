import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './loadingBar.module.css'

const silentMs = 500

const Bar = () => {
  const { t } = useTranslation()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), silentMs)
    return () => clearTimeout(timer)
  }, [])
  // What arrives before needs no announcement.
  return late && <div role="progressbar" aria-label={t('acciones.cargando')} className={styles.bar} />
}

/** Says that something is on its way; it slows down as it grows, and leaves when it arrives. */
export const LoadingBar = ({ loading }: { loading: boolean }) => loading && <Bar />
