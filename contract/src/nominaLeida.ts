/** What is kept of a list of people, and all that can be wrong with the file it came in. Nothing of a wage has a place here. */

/** A code of the SICOSS table of «situaciones de revista», and the day of the month from which it holds. */
export interface Revista {
  situacion: number
  dia: number
}

export interface PersonaDeNomina {
  /** Eleven digits that hold their own check. */
  cuil: string
  /** As the file writes it; '' where it names nobody beside the number. */
  nombre: string
  /** Of the month, as the file says it; null where it says none. */
  situacion: number | null
  /** In order of their days; none where the file tells none. */
  revistas: Revista[]
  /** Whether the compulsory life insurance covers them; null where the file does not say. */
  scvo: boolean | null
}

/** Where a list comes from: the text of the declaration, an insurer's list, or the paper of the declaration itself. */
export const origenesDeNomina = ['sicoss', 'art', 'f931'] as const
export type OrigenDeNomina = (typeof origenesDeNomina)[number]

export interface NominaLeida {
  origen: OrigenDeNomina
  /** `YYYY-MM`; null where the file does not say it, as SICOSS never does. */
  periodo: string | null
  /** Whose people they are; null where the file does not say it. */
  cuit: string | null
  /** Days through which an insurer's list holds; null where it says none. */
  vigencia: { desde: string | null; hasta: string } | null
  /** 0 is an original; null where the file does not say. */
  rectificativa: number | null
  /** How many people the paper says it is about; null where it does not count them. */
  cabezas: number | null
  personas: PersonaDeNomina[]
}

/** Why a file can't be read as what it seems. `linea` counts from 1. */
export type ProblemaDeNomina =
  | { que: 'vacio' | 'binario' | 'planilla' | 'sin personas' | 'sin texto' }
  /** It is about a month, or an employer, and another was asked for. */
  | { que: 'otro mes' | 'otro empleador'; dice: string; esperado: string }
  /** An insurer's list that does not hold on any day of the month. */
  | { que: 'otra vigencia'; dice: string; esperado: string }
  | { que: 'dos empleadores'; dice: string[] }
  | { que: 'largo'; linea: number; largo: number }
  | { que: 'tabulaciones' | 'codificacion' | 'cuil' | 'empresa' | 'situacion' | 'dia'; linea: number }
  | { que: 'repetido'; linea: number; antes: number }
  | { que: 'demasiados'; max: number }

export type Leida = { nomina: NominaLeida } | { problemas: ProblemaDeNomina[]; mas: number }

/** So many people a list may have. */
export const maxPersonas = 10_000
/** So many problems are told; the rest is counted. */
export const maxProblemas = 20

export const conProblemas = (problemas: readonly ProblemaDeNomina[]): Leida => ({
  problemas: problemas.slice(0, maxProblemas),
  mas: Math.max(0, problemas.length - maxProblemas),
})
