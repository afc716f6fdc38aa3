import { ConDeMatriz } from '@portal/contract/matriz.ts'
import { Aptitud, EstadoRecurso } from '@portal/contract/recursos.ts'
import { Id } from '@portal/contract/values.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** What the address of a matrix says: what is looked for, which resources are kept, and of which types: those that are demanded, unless it says others. */
const Matriz = z.object({
  search: listSearch.search,
  /** The active ones, unless it says others. */
  estado: lenient(EstadoRecurso),
  con: lenient(ConDeMatriz),
  aptitud: lenient(Aptitud),
  /** Those that take part in it, and what it asks of them. */
  operacionid: lenient(Id),
  tipos: lenient(z.enum(['criticos', 'todos'])),
})

export type MatrizAddress = z.output<typeof Matriz>

export const readMatriz = (search: object): MatrizAddress => Matriz.parse(search)
