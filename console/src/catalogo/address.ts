import { TipoRecurso } from '@portal/contract/recursos.ts'
import { todos } from '@portal/ui/list/filter.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'
import { vigentes } from './vigente.ts'

const schema = z.object({
  search: listSearch.search,
  recurso: lenient(TipoRecurso),
  /** Those in force, where it says nothing. */
  vigentes: lenient(z.enum([...vigentes, todos])),
})

export type CatalogoAddress = z.output<typeof schema>

/** What of the catalogue an address asks for; it stays while one type after the other is opened beside the list. */
export const readCatalogo = (search: object): CatalogoAddress => schema.parse(search)
