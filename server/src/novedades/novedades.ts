import pg from 'pg'

/** What changes for the provider's people, whichever node it was changed at: told by the database, by LISTEN and NOTIFY. */
export interface Novedades {
  /** Told of each change, and whenever some may have been missed. Answers how to stop. */
  follow: (listener: () => void) => () => void
  stop: () => Promise<void>
}

interface NovedadesParts {
  /** Any role may listen. */
  url: string
  log: { warn: (message: string) => void }
}

/** A storm of changes is told this often, its first at once. */
const atMostEveryMs = 1_000
const retryMs = [500, 1_000, 2_000, 5_000] as const

/** Listens from now on, and again after a lost connection. */
export function listenToNovedades({ url, log }: NovedadesParts): Novedades {
  const listeners = new Set<() => void>()
  const tell = atMost(atMostEveryMs, () => {
    for (const listener of listeners) listener()
  })
  let client: pg.Client | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'portal novedades',
      keepAlive: true,
    })
    client = opened
    opened.on('notification', tell.now)
    opened.once('error', () => lost(opened))
    opened.once('end', () => lost(opened))
    try {
      await opened.connect()
      await opened.query('listen novedades')
      // What happened while nobody listened is not told again.
      if (failures > 0) tell.now()
      failures = 0
    } catch {
      lost(opened)
    }
  }

  function lost(which: pg.Client): void {
    if (which !== client || stopped) return
    client = undefined
    which.end().catch(() => undefined)
    if (failures === 0) log.warn('the connection that live updates come by was lost')
    const wait = retryMs[Math.min(failures, retryMs.length - 1)]
    failures += 1
    retry = setTimeout(() => void connect(), wait)
    retry.unref()
  }

  void connect()
  return {
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      tell.stop()
      await client?.end().catch(() => undefined)
    },
  }
}

/** Does it at once, and then no sooner than so many milliseconds later, once for all that asked meanwhile. */
function atMost(everyMs: number, act: () => void): { now: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const now = () => {
    if (timer) {
      again = true
      return
    }
    act()
    timer = setTimeout(() => {
      timer = undefined
      if (!again) return
      again = false
      now()
    }, everyMs)
    timer.unref()
  }
  return { now, stop: () => clearTimeout(timer) }
}
