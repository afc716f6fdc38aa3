import { sentence, type Sentence } from './wording.ts'
import { sumarDias } from './calendario.ts'
import type { Columnas } from './columnFates.ts'
import { nombresDeCondiciones } from './reglaDeTipo.ts'

/** From which day a change of a document type rules. The provider's form and the server lean on this one rule. */

/** How long carriers have to get ready, unless who changes it says otherwise; and how far ahead it may be planned. */
export const diasHastaRegir = 30
export const maxDiasHastaRegir = 366

/** Carriers are told again this long before the day. */
export const diasDeRecordatorio = 7

/** What can take a resource off the road. All else of a type holds as soon as it is saved. */
export const camposConDia = [
  'alcance',
  'obligatorio',
  'critico',
  'vigencia',
  'meses',
  'dia_exigible',
  'vigente_desde',
  'vigente_hasta',
  ...nombresDeCondiciones,
] as const

export type CampoConDia = (typeof camposConDia)[number]

const tieneDia = (campo: string) => camposConDia.some((each) => each === campo)

const igual = (one: unknown, other: unknown) => JSON.stringify(listed(one)) === JSON.stringify(listed(other))
const listed = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)

/** What of `values` says otherwise than `before`: what holds at once, and what has a day. */
export function porPartes<Values extends object>(
  before: object,
  values: Values,
): { enseguida: Partial<Values>; conDia: Partial<Values> } {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(values).filter(([campo, value]) => !igual(value, was.get(campo)))
  const those = (has: boolean) =>
    Object.fromEntries(changed.filter(([campo]) => tieneDia(campo) === has)) as Partial<Values> // some of its own
  return { enseguida: those(false), conDia: those(true) }
}

export const hoyODespues = sentence('elegiHoyOUnDiaPosterior')

export function problemaDeRige(desde: string, hoy: string): Sentence | undefined {
  if (desde < hoy) return hoyODespues
  if (desde > sumarDias(hoy, maxDiasHastaRegir)) return sentence('comoMuchoDentroDeUnAno')
  return undefined
}

interface Plazo {
  vigencia: string
  vigente_hasta: string | null
}

/** Why what is asked can't wait for a later day: a sentence for each field. */
export function problemasDeEspera(
  before: Plazo,
  after: Plazo,
  { desde, hoy }: { desde: string; hoy: string },
): Record<string, string> {
  if (desde <= hoy) return {}
  const problems: Record<string, string> = {}
  const [was, is] = [before.vigencia, after.vigencia]
  if (was !== is && (was === 'mensual' || is === 'mensual' || was === 'sin vencimiento'))
    problems['vigencia'] = sentence('tieneQueRegirDesdeHoy')
  if (
    after.vigente_hasta !== before.vigente_hasta &&
    after.vigente_hasta !== null &&
    after.vigente_hasta < desde
  )
    problems['vigente_hasta'] = sentence('anteriorAlCambio')
  return problems
}

/** When it came into force, a line of its own tells. */
export const columnasDeCambioDeTipo = {
  cambioid: 'nuestra',
  desde: 'abierta',
  valores: 'abierta',
  antes: 'abierta',
  retirado: 'abierta',
  tipodocumentoid: 'nuestra',
  planeado: 'nuestra',
  planeado_por: 'nuestra',
  retirado_por: 'nuestra',
  aplicado: 'nuestra',
  anunciado: 'nuestra',
  recordado: 'nuestra',
  retiro_anunciado: 'nuestra',
} as const satisfies Columnas
