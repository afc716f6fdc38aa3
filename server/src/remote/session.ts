import { LoginData } from '@portal/contract/sesion.ts'
import * as z from 'zod/mini'

/** A signed-in person as the cookie carries them, sealed: nothing of it is kept here. */
const RemoteSession = z.object({
  /** What the remote calls `_session`. */
  session: z.string(),
  login: LoginData,
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

/** What a login must say at the least; the rest has a value where a remote knows nothing of it. */
export const completeLogin = (login: unknown): unknown => ({
  contactid: '',
  accountid: '',
  accountname: '',
  estado: 1,
  rol: 'titular',
  duration: 5,
  ...(typeof login === 'object' && login !== null && withoutNulls(login)),
})

const withoutNulls = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))
