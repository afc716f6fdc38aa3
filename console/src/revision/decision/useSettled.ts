import { useEffect, useState } from 'react'

/** Nobody has seen what came into sight just now. */
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
