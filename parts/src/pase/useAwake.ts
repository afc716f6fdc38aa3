import { useEffect } from 'react'

/** Keeps the screen on while something is shown to be read; a browser that can't, or is saving its battery, goes on without. */
export function useAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        // Typed as always there; older browsers and plain HTTP have none.
        const lock = await (navigator as { wakeLock?: WakeLock }).wakeLock?.request('screen')
        if (over) await lock?.release()
        else held = lock
      } catch {
        // It goes dark as it always did.
      }
    }
    const onVisible = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', onVisible)
      void held?.release().catch(() => undefined)
    }
  }, [])
}
