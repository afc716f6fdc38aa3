import type { Request } from '@portal/contract'
import { EstadoDocumento } from '@portal/contract/documentos.ts'
import { TipoRecurso } from '@portal/contract/recursos.ts'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'

export const waiting = 'en revision'
export const oldestFirst = 'presentado ASC'

/** What a person may look through: what was withdrawn needs nobody's eyes. */
export const estados = EstadoDocumento.options.filter((estado) => estado !== 'anulado')

const filters = {
  search: listSearch.search,
  order: listSearch.order,
  estado: lenient(z.enum(estados)),
  tiporecurso: lenient(TipoRecurso),
  tipodocumentoid: lenient(Id),
  cuentaid: lenient(Id),
}

export const RevisionSearch = z.object({ ...filters, page: listSearch.page, pagesize: listSearch.pagesize })

/** A document's address keeps the filters of the list it was opened from: its neighbours are those of that list. */
export const QueueSearch = z.object(filters)
export type QueueSearch = z.output<typeof QueueSearch>

export const listInput = ({
  estado = waiting,
  order = oldestFirst,
  ...rest
}: z.output<typeof RevisionSearch>): Request<'ListRevision'> => ({ ...rest, estado, order })

/** Whether the list is narrowed to something else than the whole queue. */
export const isNarrowed = ({ search, tiporecurso, tipodocumentoid, cuentaid }: QueueSearch): boolean =>
  [search, tiporecurso, tipodocumentoid, cuentaid].some((filter) => filter !== undefined)
