import type { DoorParts } from '../http/doorParts.ts'
import type { Limits } from '../sessions/limits.ts'
import type { Perfil } from '../perfiles/perfil.ts'
import type { Remote } from './remote.ts'
import type { Rechazos } from '../rechazos/rechazos.ts'
import type { Sessions } from './session.ts'

/** What the doors of a portal before a remote back office lean on. */
export interface RemoteParts extends DoorParts {
  perfil: Perfil
  remote: Remote
  sessions: Sessions
  limits: Limits
  rechazos: Rechazos
}
