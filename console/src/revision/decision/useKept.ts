import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** A key that decides, and when it was pressed: however busy the page was, the finger's own time counts. */
export interface Stroke {
  key: string
  at: number
}

/** Two strokes of one key within this are one that trembled. */
const repeatMs = 250

interface KeptOptions {
  /** What a key does counts now. */
  armed: boolean
  /** It is before the eyes, and counts in a moment. */
  settling: boolean
  lastStrokeRef: RefObject<Stroke | undefined>
  act: (key: string) => void
}

/**
 * Strokes of the keys that decide. One that comes while the page settles is kept and done once it counts; one that comes before
 * there is anything to see is not, and `early` says so. A repeat is dropped: it was meant for the document before.
 */
export const useKept = ({ armed, settling, lastStrokeRef, act }: KeptOptions) => {
  const [kept, setKept] = useState<string>()
  const [early, setEarly] = useState(false)
  if (kept !== undefined && !armed && !settling) setKept(undefined)
  if (early && (armed || settling)) setEarly(false)

  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (armed && kept !== undefined) actNow(kept)
  }, [armed, kept])

  const stroke = ({ key, at }: Stroke) => {
    const before = lastStrokeRef.current
    lastStrokeRef.current = { key, at }
    if (before?.key === key && at - before.at < repeatMs) return
    if (armed) act(key)
    else if (settling) setKept(key)
    else setEarly(true)
  }
  return { stroke, kept: settling ? kept : undefined, early }
}
