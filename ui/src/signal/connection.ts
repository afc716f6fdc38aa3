/**
 * Whether the server can be reached, as far as this tab knows: the browser says when the network goes, and a call that
 * got no answer is held against a small request of our own. While there is none, that request is tried again and again.
 */

/** Small, never kept, and no sign of life of anybody's session. */
const probeUrl = '/favicon.svg'
const probePatienceMs = 8000
const firstWaitMs = 2000
const longestWaitMs = 30_000

type Listener = () => void

const listeners = new Set<Listener>()
let lostAt: number | null = null
let waitMs = firstWaitMs
let timer: ReturnType<typeof setTimeout> | undefined
let probing = false
/** The browser said that the network is back while an older try was still under way. */
let again = false

const become = (next: number | null) => {
  if ((lostAt === null) === (next === null)) return
  lostAt = next
  for (const listener of listeners) listener()
}

const probe = async (): Promise<void> => {
  if (probing) return
  probing = true
  clearTimeout(timer)
  const found = await reaches()
  probing = false
  if (found) {
    connection.reached()
    return
  }
  if (again) {
    again = false
    return probe()
  }
  become(Date.now())
  timer = setTimeout(() => void probe(), waitMs)
  waitMs = Math.min(waitMs * 2, longestWaitMs)
}

const reaches = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(probePatienceMs)
    const { status } = await fetch(probeUrl, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

export const connection = {
  /** Since when there is none, in ms since 1970; `null` while there is one. */
  lostAt: (): number | null => lostAt,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** An answer came. */
  reached: () => {
    clearTimeout(timer)
    waitMs = firstWaitMs
    again = false
    become(null)
  },
  /** A call got no answer: that may be the call, or the line. */
  doubt: () => void probe(),
  /** Tells once that there is one: now, if there is. */
  whenReached: (listener: Listener): (() => void) => {
    if (lostAt === null) {
      listener()
      return () => undefined
    }
    const stop = connection.subscribe(() => {
      if (lostAt !== null) return
      stop()
      listener()
    })
    return stop
  },
}

/** Listens to the browser, from the start of the app on. */
export const watchConnection = () => {
  window.addEventListener('online', () => {
    waitMs = firstWaitMs
    again = probing
    void probe()
  })
  window.addEventListener('offline', () => void probe())
  if (!navigator.onLine) void probe()
}
