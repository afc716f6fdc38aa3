import { useEffect, useState } from 'react'

/** A pause in typing; a longer one where what is asked is dear. */
const pauseMs = 250
export const longPauseMs = 400

/** What was typed, once it has stood for a moment. */
export function usePaused(typed: string, ms = pauseMs): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), ms)
    return () => clearTimeout(timer)
  }, [typed, ms])
  return paused
}
