interface Deadline {
  signal: AbortSignal
  /** What had to be done by then is done. */
  over: () => void
}

/**
 * Aborts after so long, or with whoever asked. `AbortSignal.any` would do, but Node forgets a timeout that only such a
 * signal follows when it collects its garbage, and then nothing ends.
 */
export function deadline(ms: number, gone?: AbortSignal): Deadline {
  const controller = new AbortController()
  const leave = () => controller.abort(gone?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
  timer.unref()
  if (gone?.aborted) leave()
  else gone?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    over: () => {
      clearTimeout(timer)
      gone?.removeEventListener('abort', leave)
    },
  }
}
