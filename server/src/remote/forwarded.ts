import type { Call } from '../dispatch.ts'
import type { Limits } from '../sessions/limits.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Ask } from './ask.ts'
import type { RefusedAttacks } from '../refusedAttacks/refusedAttacks.ts'
import type { Support } from '../settings.ts'
import type { Capacidades } from './capacidades.ts'
import type { Remote } from './remote.ts'
import type { RemoteSession, Sessions } from './session.ts'

/** What every call to a remote back office leans on. */
export interface ForwardParts {
  remote: Remote
  dialect: Dialect
  sessions: Sessions
  limits: Limits
  capacidades: Capacidades
  refusedAttacks: RefusedAttacks
  /** Where people find help, unless the remote says so itself. */
  support: Support
}

/** What one call is about, for whatever has to ask there more than once. */
export interface Forwarded {
  call: Call
  input: Record<string, unknown>
  kept: RemoteSession | undefined
  /** In which the remote tells moments, where it said so. */
  zona: string | undefined
  ask: Ask
}
