import { createClient } from '@portal/contract/client.ts'
import { carrierOperation, ownOperations, type CarrierOperations } from '@portal/contract'

/** Calls an operation of the carriers' door; throws a `Refusal`, or `Unreachable` when no answer came. */
export const call = createClient<CarrierOperations>({
  endpoint: '/api/mobile',
  door: carrierOperation,
  own: ownOperations,
})

/** Where a kept file is read; the small picture of it for lists. */
export const archivoUrl = (archivoid: string): string => `/api/archivos/${encodeURIComponent(archivoid)}`
export const miniaturaUrl = (archivoid: string): string => `${archivoUrl(archivoid)}?miniatura=1`
