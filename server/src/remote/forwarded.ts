import type { Call } from '../dispatch.ts'
import type { Limits } from '../sessions/limits.ts'
import type { Perfil } from '../perfiles/perfil.ts'
import type { Ask } from './ask.ts'
import type { Rechazos } from '../rechazos/rechazos.ts'
import type { Support } from '../settings.ts'
import type { Capacidades } from './capacidades.ts'
import type { Remote } from './remote.ts'
import type { RemoteSession, Sessions } from './session.ts'

/** What every call to a remote back office leans on. */
export interface ForwardParts {
  remote: Remote
  perfil: Perfil
  sessions: Sessions
  limits: Limits
  capacidades: Capacidades
  rechazos: Rechazos
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
