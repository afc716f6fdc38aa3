import { LoginData } from '@portal/contract/ingreso.ts'
import * as z from 'zod/mini'

/** A signed-in person as the cookie carries them, sealed: nothing of it is kept here. */
const RemoteSession = z.object({
  /** What the remote calls `_session`. */
  session: z.string(),
  login: LoginData.remote,
  /** What they signed in as. */
  usuario: z.string(),
  /** The time zone in which the remote tells moments, where its login said one. */
  zona: z.optional(z.string()),
  /** When it began, and when it was last used, in milliseconds since 1970. */
  since: z.number(),
  seen: z.number(),
})
export type RemoteSession = z.output<typeof RemoteSession>

/** However active, a session ends after so long. */
const maxHours = 12
/** A use is written down no sooner than so long after the one before; that much later it may end. */
const noteMs = 5_000

/** The sessions that live in cookies, by the clock of this server alone. */
export interface Sessions {
  start: (began: Pick<RemoteSession, 'session' | 'login' | 'usuario' | 'zona'>) => string
  /** As the text that becomes the cookie, used now. */
  write: (session: RemoteSession) => string
  /** `undefined` when it ended, or is none. */
  read: (token: string) => RemoteSession | undefined
  /** The same session used now, where the cookie has to say so. */
  renewed: (session: RemoteSession) => string | undefined
  /** It is over there, or signed out of here: whatever cookie still carries it. */
  end: (session: string) => void
}

/** `minutes` without a call end one. */
export function createSessions(minutes: number): Sessions {
  /** Until when each is remembered: no cookie lives longer. */
  const ended = new Map<string, number>()
  const write = (session: RemoteSession) => JSON.stringify({ ...session, seen: Date.now() })
  return {
    start(began) {
      // Some give a person the same one again.
      ended.delete(began.session)
      return write({ ...began, since: Date.now(), seen: 0 })
    },
    write,
    read(token) {
      const { data } = RemoteSession.safeParse(parsed(token))
      if (!data) return undefined
      const now = Date.now()
      const lives = now - data.since < maxHours * 3_600_000 && now - data.seen < minutes * 60_000 + noteMs
      return lives && !ended.has(data.session) ? data : undefined
    },
    end(session) {
      const now = Date.now()
      for (const [each, until] of ended) if (until < now) ended.delete(each)
      ended.set(session, now + maxHours * 3_600_000)
    },
    renewed: (session) => (Date.now() - session.seen < noteMs ? undefined : write(session)),
  }
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}
