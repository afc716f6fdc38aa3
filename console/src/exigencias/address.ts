import { TipoRecurso } from '@portal/contract/recursos.ts'
import { todos } from '@portal/ui/list/filter.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

const schema = z.object({
  search: listSearch.search,
  recurso: lenient(TipoRecurso),
  /** Those that decide who may go somewhere, where it says nothing. */
  tipos: lenient(z.literal(todos)),
  /** Those that are open, where it says nothing. */
  operaciones: lenient(z.literal(todos)),
})

type ExigenciasAddress = z.output<typeof schema>

/** What of the grid of types and operations an address asks for. */
export const readExigencias = (search: object): ExigenciasAddress => schema.parse(search)
