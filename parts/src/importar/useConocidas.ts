import { useQueries } from '@tanstack/react-query'
import type { ApiDeImportar, DetalleDeLote, FilaDeLote } from './api.ts'
import { entraPor, mismaDe, repetidasDe } from './repetidas.ts'

/** More rows of one record than a row names are not looked up. */
const mismas = 25

/** The rows of a page, and those of other pages that are of the same record as one of them. */
export function useConocidas(lote: DetalleDeLote, api: ApiDeImportar): readonly FilaDeLote[] {
  const { loteid, tipo, filas_de_pagina } = lote
  const busca = filas_de_pagina.filter((fila) =>
    fila.resultado === 'dejar'
      ? !entraPor(tipo, fila, filas_de_pagina)
      : repetidasDe(fila, filas_de_pagina) === undefined,
  )
  const buscadas = [...new Set(busca.map((fila) => mismaDe(tipo, fila)))].filter((search) => search !== '')
  const answers = useQueries({
    queries: buscadas.map((search) => api.detalle({ loteid, search, pagesize: mismas })),
  })
  return [...filas_de_pagina, ...answers.flatMap(({ data }) => data?.records[0]?.filas_de_pagina ?? [])]
}
