import { useCallback, useEffect, useState } from 'react'
import type { Kept } from '../../kept/kept.ts'
import { idlePhase, type IdlePhase } from './idle.ts'

const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const keepAliveMs = 60_000
const lookMs = 1000

interface IdleOptions {
  /** Where the tabs of one app share the last activity: working in one keeps all of them signed in. */
  activity: Kept
  durationMinutes: number
  /** Tells the server, at most once a minute, that the person is still here. */
  keepAlive: () => void
  onExpired: () => void
}

/** Follows the person's activity. Once the warning shows, only `stay` counts as an answer. */
export const useIdle = ({ activity, durationMinutes, keepAlive, onExpired }: IdleOptions) => {
  const note = useCallback(() => activity.write(String(Date.now())), [activity])
  const [phase, setPhase] = useState<IdlePhase>('active')
  const stay = useCallback(() => {
    note()
    setPhase('active')
    keepAlive()
  }, [keepAlive, note])

  useEffect(() => {
    note()
    let toldServer = Date.now()
    const phaseNow = () => idlePhase(Date.now() - (Number(activity.read()) || 0), durationMinutes)
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
      if (now !== 'expired') return
      stopLooking()
      onExpired()
    }
    const timer = setInterval(look, lookMs)
    const stopLooking = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
    // A laptop that wakes up finds out at once, not when its timers catch up.
    document.addEventListener('visibilitychange', look)
    for (const event of activityEvents) window.addEventListener(event, onActivity, { passive: true })
    return () => {
      stopLooking()
      for (const event of activityEvents) window.removeEventListener(event, onActivity)
    }
  }, [activity, durationMinutes, keepAlive, onExpired, note])

  return { phase, stay }
}
