import { sentence } from './wording.ts'
import { sumarDias } from './calendario.ts'
import { requerido } from './values.ts'

/** What the fields of a document type say against each other. The provider's form and the server lean on this one rule. */

/** Of whom a type is asked: of all that it applies to, or of those alone whom an operacion asks for it. */
export const alcances = ['general', 'por operación'] as const
export type Alcance = (typeof alcances)[number]

/** Of whom a type is asked, and when; both days belong to it. */
export interface Condiciones {
  docrectipo_recurso: string
  alcance: Alcance
  vigente_desde: string | null
  vigente_hasta: string | null
  aplica_vehiculos: readonly string[] | null
  aplica_carrocerias: readonly string[] | null
  aplica_tipo_vehiculo: string | null
  aplica_peligrosas: boolean
  aplica_alimentos: boolean
  aplica_titularidades: readonly string[] | null
  aplica_extranjeros: boolean
}

/** A type that is asked of all resources of its kind, on any day. */
export const sinCondiciones = {
  alcance: 'general',
  vigente_desde: null,
  vigente_hasta: null,
  aplica_vehiculos: null,
  aplica_carrocerias: null,
  aplica_tipo_vehiculo: null,
  aplica_peligrosas: false,
  aplica_alimentos: false,
  aplica_titularidades: null,
  aplica_extranjeros: false,
} satisfies Omit<Condiciones, 'docrectipo_recurso'>

export interface ReglaDeTipo extends Condiciones {
  vigencia: string
  meses: number | null
  plazo_dias?: number | null
}

/** What of a type's fields does not fit together: a sentence for each field. */
export function tipoProblems(tipo: ReglaDeTipo): Record<string, string> {
  const { vigencia, meses, vigente_desde, vigente_hasta } = tipo
  const problems: Record<string, string> = {}
  if (vigencia === 'meses' && meses === null) problems['meses'] = requerido
  if (vigencia !== 'meses' && meses !== null) problems['meses'] = sentence('soloConVigenciaEnMeses')
  if (vigente_desde !== null && vigente_hasta !== null && vigente_hasta < vigente_desde)
    problems['vigente_hasta'] = sentence('anteriorALaVigencia')
  if ((tipo.plazo_dias ?? null) !== null && !cuentaPlazo(tipo.docrectipo_recurso))
    problems['plazo_dias'] = sentence('soloDeQuienSeFue')
  for (const campo of nombresDeCondiciones) {
    const { fits, sentence } = condiciones[campo]
    if (asks(tipo[campo]) && !fits(tipo.docrectipo_recurso)) problems[campo] = sentence
  }
  return problems
}

/** Days are counted from a leave, so of nobody else. */
export const cuentaPlazo = (tiporecurso: string): boolean => tiporecurso === 'chofer dado de baja'

/** A condition that no resource of its kind can meet would silence the requirement. */
const deDominio = {
  fits: (tiporecurso: string) => tiporecurso === 'dominio',
  sentence: sentence('soloDeDominios'),
}
const deChofer = {
  fits: (tiporecurso: string) => tiporecurso.startsWith('chofer'),
  sentence: sentence('soloDeChoferes'),
}
const deAmbos = {
  fits: (tiporecurso: string) => tiporecurso !== 'transporte',
  sentence: sentence('soloDeChoferesODominios'),
}
const condiciones = {
  aplica_vehiculos: deDominio,
  aplica_carrocerias: deDominio,
  aplica_tipo_vehiculo: deDominio,
  aplica_titularidades: deDominio,
  aplica_extranjeros: deChofer,
  aplica_peligrosas: deAmbos,
  aplica_alimentos: deAmbos,
}

export type Condicion = keyof typeof condiciones
export const nombresDeCondiciones = Object.keys(condiciones) as Condicion[] // the table's own keys

/** The conditions that a resource of this kind can meet. */
export const condicionesDe = (tiporecurso: string): readonly Condicion[] =>
  nombresDeCondiciones.filter((campo) => condiciones[campo].fits(tiporecurso))

const asks = (condicion: unknown) => condicion !== null && condicion !== false

/** What of a type decides whom it leaves unfit. */
export interface Exigencia extends Condiciones {
  critico: boolean
  obligatorio: boolean
}

/**
 * The first day, today or to come, on which a change makes a difference: that on which only one of both is in force, or
 * both are and ask otherwise. Today where there is none.
 */
export function diaDeEfecto(before: Exigencia | null, after: Exigencia, hoy: string): string {
  const turns = [before, after].flatMap((tipo) =>
    tipo === null ? [] : [tipo.vigente_desde, tipo.vigente_hasta && sumarDias(tipo.vigente_hasta, 1)],
  )
  const differ = (dia: string) => {
    const [was, is] = [before !== null && rigeEl(before, dia), rigeEl(after, dia)]
    return was !== is || (was && is && before !== null && loQuePide(before) !== loQuePide(after))
  }
  return (
    [hoy, ...turns.filter((dia) => dia !== null && dia > hoy)]
      .filter((dia) => dia !== null)
      .toSorted()
      .find(differ) ?? hoy
  )
}

const rigeEl = ({ vigente_desde, vigente_hasta }: Condiciones, dia: string) =>
  (vigente_desde ?? dia) <= dia && (vigente_hasta ?? dia) >= dia

const loQuePide = (tipo: Exigencia) =>
  JSON.stringify([
    tipo.alcance,
    tipo.critico,
    tipo.obligatorio,
    ...nombresDeCondiciones.map((campo) => {
      const value = tipo[campo]
      return Array.isArray(value) ? value.toSorted() : value
    }),
  ])
