import { useTranslation } from 'react-i18next'
import { Spinner } from '../controls/Spinner.tsx'
import styles from './preview.module.css'

/** A file is on its way. */
export const Loading = () => {
  const { t } = useTranslation()
  return (
    <div role="progressbar" aria-label={t('acciones.cargando')} className={styles.loading}>
      <Spinner />
    </div>
  )
}
