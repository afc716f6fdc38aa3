import { ConDeMatriz } from '@portal/contract/matriz.ts'
import { Aptitud } from '@portal/contract/recursos.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** What the address of a matrix says: what is looked for, and which resources are kept. */
const Matriz = z.object({ search: listSearch.search, con: lenient(ConDeMatriz), aptitud: lenient(Aptitud) })

export type MatrizAddress = z.output<typeof Matriz>

export const readMatriz = (search: object): MatrizAddress => Matriz.parse(search)
