import type { DoorParts } from '../http/doorParts.ts'
import type { Limits } from '../sessions/limits.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Remote } from './remote.ts'
import type { RefusedAttacks } from '../refusedAttacks/refusedAttacks.ts'
import type { Sessions } from './session.ts'

/** What the doors of a portal before a remote back office lean on. */
export interface RemoteParts extends DoorParts {
  dialect: Dialect
  remote: Remote
  sessions: Sessions
  limits: Limits
  refusedAttacks: RefusedAttacks
}
