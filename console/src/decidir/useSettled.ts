import { useEffect, useState } from 'react'

/** A second stroke of the same key must not decide the document that just came into sight. */
const settleMs = 600

/** True some time after something is so, and false as soon as it is not. */
export const useSettled = (so: boolean): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!so) return
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [so])
  return so && settled
}
