import type { Answer } from '@portal/contract'
import { recursoHref } from '../../piezas/recursoHref.ts'

type Linea = Answer<'ListRecDocHistorial'>['records'][number]

/** A line of the history, among others. */
export const lineaId = ({ historialid, createdtime, docrechistorial_estado, documentoid }: Linea): string =>
  historialid ?? `${createdtime} ${docrechistorial_estado} ${documentoid ?? ''}`

/** To the document it tells of; of a resource itself, to the resource. */
export const lineaHref = (
  { documentoid, recursoid, tiporecurso }: Linea,
  documentoHref: (documentoid: string) => string | undefined,
): string | undefined => {
  const href = documentoid ? documentoHref(documentoid) : undefined
  if (href !== undefined) return href
  return recursoid === undefined ? undefined : recursoHref({ recursoid, tiporecurso })
}
