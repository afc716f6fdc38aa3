import type { Answer } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { finDelPeriodo, periodoExigible } from '@portal/contract/vigencia.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { turnedTo, type Turned } from '../operaciones/useTurned.ts'
import { presentableOf } from './presentable.ts'

export type RecursoQueDebe = Answer<'ListRecDocFaltantes'>['records'][number]

/** One missing document, with the resource it is missing from. */
export type Faltante = Omit<RecursoQueDebe, 'documentos' | 'documento'> & {
  documento: NonNullable<RecursoQueDebe['documentos']>[number]
}

export const faltantesQuery = (turned: Turned) => operationQuery('ListRecDocFaltantes', turnedTo(turned))

/** The server groups them by resource; lists and counts want them one by one. */
export const flattenFaltantes = ({ records }: Answer<'ListRecDocFaltantes'>): Faltante[] =>
  records.flatMap(({ documentos = [], ...recurso }) =>
    documentos.map((documento) => ({ ...recurso, documento })),
  )

/**
 * What one resource lacks, of what was answered about it. Where anything came back that does not say so of this very
 * resource, nobody knows; only an answer without rows says that nothing is missing.
 */
export function queLeFalta(
  { records }: Answer<'ListRecDocFaltantes'>,
  recursoid: string,
): readonly Faltante[] | undefined {
  const own = records.filter((each) => each.recursoid === recursoid)
  if (own.length === 0) return records.length === 0 ? [] : undefined
  if (own.some(({ documentos }) => documentos === undefined)) return undefined
  return flattenFaltantes({ records: own })
}

/** Of a month's paper: which month is asked for, and through which day that one serves. Any other has no such day. */
export const plazoDeFaltante = ({
  vigencia,
  dia_exigible,
}: Pick<Faltante['documento'], 'vigencia' | 'dia_exigible'>) => {
  if (vigencia !== 'mensual' || dia_exigible === undefined) return { periodo: null, hasta: null }
  const periodo = periodoExigible(hoyEnBuenosAires(), dia_exigible)
  return { periodo, hasta: finDelPeriodo(periodo, dia_exigible) }
}

/** To be sorted by: the nearest day first, what has none last. */
export const diaDeFaltante = (documento: Parameters<typeof plazoDeFaltante>[0]): string =>
  plazoDeFaltante(documento).hasta ?? '9'

/** A missing document of a resource, in the row and in the address. */
export const faltanteId = ({ recursoid, documento }: Faltante) => `${recursoid} ${documento.tipodocumentoid}`

export const presentableFaltante = ({ documento, ...recurso }: Faltante) =>
  presentableOf({
    ...documento,
    recursoid: recurso.recursoid,
    recurso: recursoName(recurso),
    dominio: recurso.dominio,
    pais_patente: recurso.pais_patente,
    tipodocumento: documento.nombre,
  })
