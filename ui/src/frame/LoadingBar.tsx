import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './loadingBar.module.css'

/** It ticks that often; what arrives before the first tick needs no announcement. */
const tickMs = 500
/** Of what is left, each tick takes this share: it slows down as it grows, and never says that it is there. */
const share = 0.2

const Bar = () => {
  const t = useTexts()
  const [ticks, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((before) => before + 1), tickMs)
    return () => clearInterval(timer)
  }, [])
  if (ticks === 0) return null
  return (
    <div
      role="progressbar"
      aria-label={t('acciones.cargando')}
      className={styles.bar}
      style={{ transform: `scaleX(${1 - (1 - share) ** ticks})` }}
    />
  )
}

/**
 * Says that a screen, an answer or a save is late, aloud too, and leaves when it arrives. It asks by itself, so that nothing around
 * it is drawn again for it; and it comes and goes in a place of its own, because the browser looks again at all that
 * follows an element that came.
 */
export const LoadingBar = () => {
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  const asking = useIsFetching() > 0
  const writing = useIsMutating() > 0
  return <div aria-live="polite">{(navigating || asking || writing) && <Bar />}</div>
}
