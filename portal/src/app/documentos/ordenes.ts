import { isFound, nameOf, spanish } from './arrangeFaltantes.ts'
import {
  diaDeFaltante,
  faltanteId,
  flattenFaltantes,
  type Faltante,
  type RecursoQueDebe,
} from './faltantes.ts'
import type { FaltantesAddress } from './faltantesAddress.ts'

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

/** Papers that are one for several: those who lack them, and for each paper what it would be presented for. */
export interface Compartido {
  recursos: readonly Faltante[]
  papeles: readonly (readonly Faltante[])[]
}

/**
 * Sets what one paper would mend for several resources apart from what each lacks on its own. Papers that the same ones
 * lack stand together.
 */
export const apartarCompartidos = (
  grupos: readonly Grupo[],
): { compartidos: Compartido[]; grupos: Grupo[] } => {
  const porTipo = juntados(faltantesDe(grupos).filter(isShared), ({ documento }) => documento.tipodocumentoid)
  const papeles = porTipo.filter((papel) => papel.length > 1)
  const apartados = new Set(papeles.flat().map(faltanteId))
  const juntos = juntados(papeles, (papel) => papel.map(({ recursoid }) => recursoid).join(' '))
  return {
    compartidos: juntos.map((suyos) => ({ recursos: suyos[0] ?? [], papeles: suyos })),
    grupos: grupos.flatMap((grupo) => {
      const faltantes = grupo.faltantes?.filter((each) => !apartados.has(faltanteId(each)))
      return faltantes?.length === 0 ? [] : { ...grupo, faltantes }
    }),
  }
}

/** Those of one name together, in the order in which each name came. */
const juntados = <Each>(all: readonly Each[], nameOf: (each: Each) => string): Each[][] => {
  const byName = new Map<string, Each[]>()
  for (const each of all) {
    const name = nameOf(each)
    const together = byName.get(name)
    if (together) together.push(each)
    else byName.set(name, [each])
  }
  return [...byName.values()]
}

/** Of one that the provider blocked nothing can be presented. */
export const isOpen = ({ estado_recurso }: Faltante) => estado_recurso !== 'BLOQUEADO'

const isShared = (faltante: Faltante) => faltante.documento.compartido === true && isOpen(faltante)

export const faltantesDe = (grupos: readonly Grupo[]): Faltante[] =>
  grupos.flatMap(({ faltantes = [] }) => faltantes)

/** First what keeps its resource from being fit, then what has a day, the nearest first; among the rest by full name. */
export const porUrgencia = (faltantes: readonly Faltante[]): Faltante[] =>
  faltantes
    .map((faltante) => ({ faltante, hasta: diaDeFaltante(faltante.documento) }))
    .sort(
      (one, other) =>
        Number(other.faltante.documento.critico ?? false) - Number(one.faltante.documento.critico ?? false) ||
        one.hasta.localeCompare(other.hasta) ||
        spanish.compare(nameOf(one.faltante), nameOf(other.faltante)),
    )
    .map(({ faltante }) => faltante)
