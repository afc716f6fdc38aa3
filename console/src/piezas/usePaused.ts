import { useEffect, useState } from 'react'

/** A pause in typing. */
const pauseMs = 400

/** What is typed, once nothing more was typed for a moment. */
export const usePaused = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
