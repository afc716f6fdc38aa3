import { novedadesEvents } from '@portal/contract/door.ts'

/** What a browser knows of live updates. */
type LiveState =
  /** It hears what happens. */
  | 'vivo'
  /** It does not, and tries. */
  | 'cortado'
  /** The session it was for is over, or nobody has followed yet. */
  | 'callado'

interface Live {
  state: () => LiveState
  subscribe: (listener: () => void) => () => void
  /** From now on, until what it answers is called. */
  follow: () => () => void
}

interface LiveOptions {
  url: string
  /** Under which the tabs of one browser find each other. */
  name: string
  /** Something changed, or may have while nobody heard. */
  onNews: () => void
}

type Message = { says: 'news' } | { says: 'state'; state: LiveState } | { says: 'hello' }

const retryMs = 5_000
/** Whoever gets the lock sooner waited for nobody. */
const waitedMs = 1_000

/**
 * One stream for all tabs of a browser: whichever holds the lock listens, and tells the others. When it is closed, the
 * next one does. Where a browser has no locks, each tab listens for itself.
 */
export const createLive = ({ url, name, onNews }: LiveOptions): Live => {
  let state: LiveState = 'callado'
  const listeners = new Set<() => void>()
  const show = (next: LiveState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const follow = () => {
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
    const stopped = new AbortController()
    let leads = false
    const tell = (message: Message) => channel?.postMessage(message)
    const become = (next: LiveState) => {
      show(next)
      tell({ says: 'state', state: next })
    }
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.says === 'news') onNews()
      if (data.says === 'state' && !leads) show(data.state)
      if (data.says === 'hello' && leads) tell({ says: 'state', state })
    })
    tell({ says: 'hello' })
    const began = performance.now()

    const lead = () =>
      new Promise<void>((over) => {
        leads = true
        listen({
          url,
          // Whoever led before went before this one heard anything.
          mayHaveMissed: performance.now() - began > waitedMs,
          signal: stopped.signal,
          onState: become,
          onNews: () => {
            onNews()
            tell({ says: 'news' })
          },
        })
        stopped.signal.addEventListener('abort', () => over())
      })
    if ('locks' in navigator)
      navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined)
    else void lead()

    return () => {
      stopped.abort()
      channel?.close()
      show('callado')
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow,
  }
}

interface ListenOptions {
  url: string
  /** Something may have happened before the first word comes. */
  mayHaveMissed: boolean
  signal: AbortSignal
  onState: (state: LiveState) => void
  onNews: () => void
}

/** Follows the stream until told to stop, or the session is over. After each silence something may have been missed. */
function listen({ url, mayHaveMissed, signal, onState, onNews }: ListenOptions): void {
  let missed = mayHaveMissed
  let retry: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | undefined
  const close = () => {
    clearTimeout(retry)
    source?.close()
  }
  const open = () => {
    if (signal.aborted) return
    const stream = new EventSource(url)
    source = stream
    stream.addEventListener(novedadesEvents.vivo, () => {
      onState('vivo')
      if (missed) onNews()
      missed = true
    })
    stream.addEventListener(novedadesEvents.cambio, onNews)
    stream.addEventListener(novedadesEvents.fin, () => {
      close()
      onState('callado')
      // The next call finds out why.
      onNews()
    })
    stream.addEventListener('error', () => {
      onState('cortado')
      // What was refused, it does not try again by itself.
      if (stream.readyState !== EventSource.CLOSED) return
      close()
      retry = setTimeout(open, retryMs)
    })
  }
  signal.addEventListener('abort', close)
  open()
}
