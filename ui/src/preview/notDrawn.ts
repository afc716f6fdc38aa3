import { useState } from 'react'

/**
 * Why a file is not shown: it took too long to draw, took too much memory, is broken, or failed here for whatever reason,
 * as one that was not to be had.
 */
export type NotDrawn = 'lento' | 'memoria' | 'roto' | 'fallo'

/**
 * How a file that is about to be drawn stands: `known` is why somebody else gave it up before, and then it is tried only
 * where the person asks for it.
 */
export const useNotDrawn = (known: NotDrawn | null | undefined) => {
  const [failed, setFailed] = useState(known ?? undefined)
  const [untried, setUntried] = useState(failed !== undefined)
  return {
    failed,
    untried,
    fail: setFailed,
    retry: () => {
      setUntried(false)
      setFailed(undefined)
    },
  }
}
