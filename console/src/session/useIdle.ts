import { useCallback, useEffect, useState } from 'react'
import { idlePhase, type IdlePhase } from './idle.ts'

/** Shared by the tabs: working in one keeps all of them signed in. */
const storageKey = 'consola-ultima-actividad'
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const keepAliveMs = 60_000
const lookMs = 1000

const readLast = (): number => Number(localStorage.getItem(storageKey)) || 0
const note = () => localStorage.setItem(storageKey, String(Date.now()))

interface IdleOptions {
  durationMinutes: number
  /** Tells the server, at most once a minute, that the person is still here. */
  keepAlive: () => void
  onExpired: () => void
}

/** Follows the person's activity. Once the warning shows, only `stay` counts as an answer. */
export const useIdle = ({ durationMinutes, keepAlive, onExpired }: IdleOptions) => {
  const [phase, setPhase] = useState<IdlePhase>('active')
  const stay = useCallback(() => {
    note()
    setPhase('active')
    keepAlive()
  }, [keepAlive])

  useEffect(() => {
    note()
    let toldServer = Date.now()
    const phaseNow = () => idlePhase(Date.now() - readLast(), durationMinutes)
    const onActivity = () => {
      if (phaseNow() !== 'active') return
      note()
      if (Date.now() - toldServer < keepAliveMs) return
      toldServer = Date.now()
      keepAlive()
    }
    const look = () => {
      const now = phaseNow()
      setPhase(now)
      if (now === 'expired') onExpired()
    }
    const timer = setInterval(look, lookMs)
    // A laptop that wakes up finds out at once, not when its timers catch up.
    document.addEventListener('visibilitychange', look)
    for (const event of activityEvents) window.addEventListener(event, onActivity, { passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const event of activityEvents) window.removeEventListener(event, onActivity)
    }
  }, [durationMinutes, keepAlive, onExpired])

  return { phase, stay }
}
