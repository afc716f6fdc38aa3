import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'

type Recurso = Answer<'ListRecDocFaltantes'>['records'][number]

/** One missing document, with the resource it is missing from. */
export type Faltante = Omit<Recurso, 'documentos' | 'documento'> & {
  documento: NonNullable<Recurso['documentos']>[number]
}

export const faltantesQuery = operationQuery('ListRecDocFaltantes', {})

/** The server groups them by resource; lists and counts want them one by one. */
export const flattenFaltantes = ({ records }: Answer<'ListRecDocFaltantes'>): Faltante[] =>
  records.flatMap(({ documentos = [], ...recurso }) =>
    documentos.map((documento) => ({ ...recurso, documento })),
  )

/** A missing document of a resource, in the row and in the address. */
export const faltanteId = ({ recursoid, documento }: Faltante) => `${recursoid} ${documento.tipodocumentoid}`
