import type { DoorParts } from '../http/doorParts.ts'
import type { Remote } from './remote.ts'

/** What the doors of a portal before a remote back office lean on. */
export interface RemoteParts extends DoorParts {
  remote: Remote
}
