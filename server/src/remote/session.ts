import { LoginData } from '@portal/contract/sesion.ts'
import * as z from 'zod/mini'

/** A signed-in person as the cookie carries them, sealed: nothing of it is kept here. */
const RemoteSession = z.object({
  /** What the remote calls `_session`. */
  session: z.string(),
  login: LoginData.remote,
  /** When it began, in milliseconds since 1970. */
  since: z.number(),
})
export type RemoteSession = z.output<typeof RemoteSession>

/** However active, a session ends after so long. */
const maxHours = 12

/** As the text that becomes the cookie. */
export const writeSession = (session: RemoteSession): string => JSON.stringify(session)

/** `undefined` when it ended, or is none. */
export function readSession(token: string): RemoteSession | undefined {
  let value: unknown
  try {
    value = JSON.parse(token)
  } catch {
    return undefined
  }
  const { data } = RemoteSession.safeParse(value)
  return data && Date.now() - data.since < maxHours * 3_600_000 ? data : undefined
}
