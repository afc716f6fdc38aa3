import { useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../app/useTexts.ts'
import styles from './loadingBar.module.css'

const silentMs = 500

const Bar = () => {
  const t = useTexts()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), silentMs)
    return () => clearTimeout(timer)
  }, [])
  // What arrives before needs no announcement.
  return late && <div role="progressbar" aria-label={t('acciones.cargando')} className={styles.bar} />
}

/**
 * Says that a screen or a save is on its way; it slows down as it grows, and leaves when it arrives. It asks by itself,
 * so that nothing around it is drawn again for it.
 */
export const LoadingBar = () => {
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  const writing = useIsMutating() > 0
  return (navigating || writing) && <Bar />
}
