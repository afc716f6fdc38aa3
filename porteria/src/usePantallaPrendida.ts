import { useEffect } from 'react'

/** Keeps the screen on while somebody has a shift, where the browser can; anew whenever the page is looked at again. */
export function usePantallaPrendida(isWanted: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined
    if (!isWanted || !wakeLock) return
    let held: WakeLockSentinel | undefined
    let isOver = false
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      wakeLock.request('screen').then(
        (one) => {
          if (isOver) void one.release()
          else held = one
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [isWanted])
}
