import { createClient } from '@portal/contract/client.ts'
import type { ProviderOperations } from '@portal/contract'
import { providerDoor } from '@portal/contract/door.ts'

/** Calls an operation of the provider's door; throws a `Refusal`, or `Unreachable` when no answer came. */
export const call = createClient<ProviderOperations>(providerDoor)

export { archivoUrl, miniaturaUrl } from '@portal/contract/door.ts'
