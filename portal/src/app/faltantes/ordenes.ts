import { isFound, nameOf, spanish } from '../documentos/arrangeFaltantes.ts'
import {
  flattenFaltantes,
  plazoDeFaltante,
  type Faltante,
  type RecursoQueDebe,
} from '../documentos/faltantes.ts'
import type { FaltantesAddress } from './address.ts'

export interface Grupo {
  recurso: RecursoQueDebe
  /** Absent where a back office only tells that something is missing. */
  faltantes: readonly Faltante[] | undefined
}

type Cut = Pick<FaltantesAddress, 'search' | 'tiporecurso'>

/** Each resource with what it lacks, by full name; a search that finds the resource finds all of it. */
export const gruposDe = (records: readonly RecursoQueDebe[], { search = '', tiporecurso }: Cut): Grupo[] =>
  records
    .filter((recurso) => tiporecurso === undefined || recurso.tiporecurso === tiporecurso)
    .flatMap<Grupo>((recurso) => {
      if (recurso.documentos === undefined) {
        return isFound(recurso, undefined, search) ? [{ recurso, faltantes: undefined }] : []
      }
      const faltantes = flattenFaltantes({ records: [recurso] }).filter((each) =>
        isFound(each, each.documento.nombre, search),
      )
      return faltantes.length === 0 ? [] : [{ recurso, faltantes }]
    })
    .sort((one, other) => spanish.compare(nameOf(one.recurso), nameOf(other.recurso)))

export const faltantesDe = (grupos: readonly Grupo[]): Faltante[] =>
  grupos.flatMap(({ faltantes = [] }) => faltantes)

/** First what keeps its resource from being fit, then what has a day, the nearest first; among the rest by full name. */
export const porUrgencia = (faltantes: readonly Faltante[]): Faltante[] =>
  faltantes
    .map((faltante) => ({ faltante, hasta: plazoDeFaltante(faltante.documento).hasta ?? '9' }))
    .sort(
      (one, other) =>
        Number(other.faltante.documento.critico ?? false) - Number(one.faltante.documento.critico ?? false) ||
        one.hasta.localeCompare(other.hasta) ||
        spanish.compare(nameOf(one.faltante), nameOf(other.faltante)),
    )
    .map(({ faltante }) => faltante)
