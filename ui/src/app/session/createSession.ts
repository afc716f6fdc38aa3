import { forgetDrafts, keepDrafts } from '../../kept/drafts.ts'
import { connection } from '../../signal/connection.ts'

/** `absent`: nobody had signed in, so nothing of theirs is kept; both others know who it was. */
export type SessionEnd = 'expired' | 'absent' | 'signedOut'

interface SessionOptions {
  /** On it the tabs of one app tell each other. */
  channel: string
  /** Tells the server. */
  close: (signal: AbortSignal) => Promise<unknown>
  /** Where people sign in; `from` is where they were, and come back to. Absent: the routes lead there by themselves. */
  signInUrl: (how: SessionEnd, from: string) => string | undefined
  /** Notes what the sign-in page offers, or forgets it. */
  leaving?: (how: SessionEnd) => void
  /** Signing out: what this device keeps of the app goes, and this ends once it is gone. */
  forget?: () => Promise<void>
  /** What signing out would lose beside writes that wait, in words; nothing where nothing would be. */
  alsoLost?: () => Promise<string | undefined>
  /** From now on nothing goes out in the person's name. */
  pause?: () => void
}

export interface AppSession {
  /** There is no session any more. */
  end: (how: SessionEnd) => void
  /** Nobody was here for too long. The server, which may have heard of another tab's calls since, is told too. */
  expire: () => Promise<void>
  /** Signs out here and in every other tab. */
  signOut: () => Promise<void>
  alsoLost: () => Promise<string | undefined>
}

const closeMs = 3000

/**
 * How a session ends: by loading the sign-in page anew, so that nothing of what the person saw stays in memory. What
 * was being typed is kept for the same person after an expiry, and forgotten on signing out.
 */
export const createSession = ({
  channel: name,
  close,
  signInUrl,
  leaving,
  forget,
  alsoLost,
  pause,
}: SessionOptions): AppSession => {
  const channel = new BroadcastChannel(name)
  let ended = false

  const end = (how: SessionEnd) => {
    const { pathname, search } = window.location
    const url = signInUrl(how, pathname + search)
    if (ended || url === undefined) return
    ended = true
    pause?.()
    leaving?.(how)
    if (how === 'signedOut') forgetDrafts()
    else keepDrafts()
    // A form's warning about unsaved changes has nothing to ask any more.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    // Without a line the browser would show a page of its own.
    connection.whenReached(() => window.location.assign(url))
  }
  /** Without an answer in time the cookie may outlive this, but nothing of the session stays on the screen. */
  const tellServer = () => close(AbortSignal.timeout(closeMs)).catch(() => undefined)

  channel.addEventListener('message', ({ data }) => {
    if (data === 'signedOut') end('signedOut')
  })
  return {
    end,
    expire: () => {
      keepDrafts()
      pause?.()
      return new Promise((resolve) => {
        connection.whenReached(() => {
          void tellServer().then(() => {
            end('expired')
            resolve()
          })
        })
      })
    },
    signOut: async () => {
      await Promise.all([tellServer(), forget?.()])
      channel.postMessage('signedOut')
      end('signedOut')
    },
    alsoLost: async () => alsoLost?.(),
  }
}
