import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'

type Recurso = Result<'ListRecDocFaltantes'>['records'][number]

/** One missing document, with the resource it is missing from. */
export type Faltante = Omit<Recurso, 'documentos'> & { documento: Recurso['documentos'][number] }

export const faltantesQuery = operationQuery('ListRecDocFaltantes', {})

/** The server groups them by resource; lists and counts want them one by one. */
export const flattenFaltantes = ({ records }: Result<'ListRecDocFaltantes'>): Faltante[] =>
  records.flatMap(({ documentos, ...recurso }) => documentos.map((documento) => ({ ...recurso, documento })))
