import { estadoDocumentoFilter } from '@portal/parts/filters.ts'
import type { Address } from '@portal/ui/list/address.ts'

/** A document's address keeps the filters of the list it was opened from: its neighbours are those of that list. */
export const queueOf = (address: Address): Address => ({ ...address, page: undefined, pagesize: undefined })

const waiting = estadoDocumentoFilter.initially

export const isQueue = ({ estado = waiting }: Address): boolean => estado === waiting

/** What narrows the queue, each as wide as it gets. */
export const wide = {
  search: undefined,
  tiporecurso: undefined,
  tipodocumentoid: undefined,
  cuentaid: undefined,
  fuera_de_plazo: undefined,
  causa: undefined,
  decidido_desde: undefined,
} as const

/** Whether the list is narrowed to something else than the whole queue. */
export const isNarrowed = (address: Address): boolean =>
  Object.keys(wide).some((name) => address[name] !== undefined)
