import { resultadosDeFila } from '@portal/contract/lotes.ts'
import { tiposDeLote } from '@portal/contract/tiposDeLote.ts'
import { Id } from '@portal/contract/values.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** What the address of an import says: of what it is, which lote is open, and which of its rows are shown. */
const Importar = z.object({
  tipo: lenient(z.enum(tiposDeLote)),
  lote: lenient(Id),
  /** Back at the columns of a rehearsal; or the rows of an import, beside what became of it. */
  paso: lenient(z.enum(['columnas', 'filas'])),
  resultado: lenient(z.enum(resultadosDeFila)),
  page: listSearch.page,
})

type ImportarAddress = z.output<typeof Importar>

export const readImportar = (search: object): ImportarAddress => Importar.parse(search)
