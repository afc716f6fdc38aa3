import { useEffect, useState } from 'react'

/** Whole seconds until a moment of `performance.now()`, down to 0; 0 without one. Counts by itself. */
export const useSecondsUntil = (until: number | undefined): number => {
  const [now, setNow] = useState(() => performance.now())
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(performance.now())
    tick()
    const timer = setInterval(tick, 250)
    const over = setTimeout(() => clearInterval(timer), until - performance.now() + 500)
    return () => {
      clearInterval(timer)
      clearTimeout(over)
    }
  }, [until])
  return left
}

/** Whether that moment has gone by; whoever asks is drawn again once, when it does. */
export const useIsPast = (until: number | undefined): boolean => {
  const [past, setPast] = useState<number>()
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setPast(until), Math.max(0, until - performance.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until === undefined || past === until
}
