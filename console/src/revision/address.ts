import { EstadoDocumento } from '@portal/contract/documentos.ts'
import { Id } from '@portal/contract/values.ts'
import { tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress, type Address } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

export const waiting = 'en revision'

/** What waits, oldest first, unless the address asks for others. */
export const revisionAddress = listAddress('ListRevision', {
  order: 'presentado ASC',
  filters: {
    estado: filter({
      label: 'recurso.columnas.estado',
      // What was withdrawn needs nobody's eyes.
      options: EstadoDocumento.options.filter((estado) => estado !== 'anulado'),
      texts: 'estadoDocumento',
      initially: waiting,
    }),
    tiporecurso: tipoRecursoFilter,
  },
  others: { tipodocumentoid: Id, cuentaid: Id },
})

/** A document's address keeps the filters of the list it was opened from: its neighbours are those of that list. */
export const queueOf = (address: Address): Address => ({ ...address, page: undefined, pagesize: undefined })

export const isQueue = ({ estado = waiting }: Address): boolean => estado === waiting

/** Whether the list is narrowed to something else than the whole queue. */
export const isNarrowed = ({ search, tiporecurso, tipodocumentoid, cuentaid }: Address): boolean =>
  [search, tiporecurso, tipodocumentoid, cuentaid].some((filtered) => filtered !== undefined)
