import { createClient } from '@portal/contract/client.ts'
import { providerOperation, type ProviderOperations } from '@portal/contract'

/** Calls an operation of the provider's door; throws a `Refusal`, or `Unreachable` when no answer came. */
export const call = createClient<ProviderOperations>({ endpoint: '/api/consola', door: providerOperation })

/** Where a kept file is read; the small picture of it for lists. */
export const archivoUrl = (archivoid: string): string => `/api/archivos/${encodeURIComponent(archivoid)}`
export const miniaturaUrl = (archivoid: string): string => `${archivoUrl(archivoid)}?miniatura=1`
