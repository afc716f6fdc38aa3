import { createClient } from '@portal/contract/client.ts'
import type { CarrierOperations } from '@portal/contract'
import { carrierDoor } from '@portal/contract/door.ts'

/** Calls an operation of the carriers' door; throws a `Refusal`, or `Unreachable` when no answer came. */
export const call = createClient<CarrierOperations>(carrierDoor)

export { archivoUrl, miniaturaUrl } from '@portal/contract/door.ts'
