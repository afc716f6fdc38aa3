import { TipoRecurso } from '@portal/contract/recursos.ts'
import { Id } from '@portal/contract/values.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** What the address of the missing documents says. The server tells them whole: of it, it is asked the operacion alone. */
const Faltantes = z.object({
  search: listSearch.search,
  page: listSearch.page,
  pagesize: listSearch.pagesize,
  tiporecurso: lenient(TipoRecurso),
  /** The operacion that it is turned to. */
  operacionid: lenient(Id),
  /** Not said: by resource. */
  vista: lenient(z.literal('urgencia')),
})

export type FaltantesAddress = z.output<typeof Faltantes>

export const readFaltantes = (search: object): FaltantesAddress => Faltantes.parse(search)
