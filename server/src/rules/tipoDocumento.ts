import { requerido } from '@portal/contract/values.ts'
import type { Condiciones } from './requisitos.ts'

export interface ReglaDeTipo extends Condiciones {
  vigencia: string
  meses: number | null
}

/** What of a type's fields does not fit together: a sentence for each field. */
export function tipoProblems(tipo: ReglaDeTipo): Record<string, string> {
  const { vigencia, meses, vigente_desde, vigente_hasta } = tipo
  const problems: Record<string, string> = {}
  if (vigencia === 'meses' && meses === null) problems['meses'] = requerido
  if (vigencia !== 'meses' && meses !== null) problems['meses'] = 'Solo con vigencia en meses'
  if (vigente_desde !== null && vigente_hasta !== null && vigente_hasta < vigente_desde)
    problems['vigente_hasta'] = 'Es anterior al comienzo de la vigencia'
  for (const [campo, { fits, sentence }] of Object.entries(condiciones))
    if (asks(tipo[campo as keyof typeof condiciones]) && !fits(tipo.docrectipo_recurso))
      // the table's own keys
      problems[campo] = sentence
  return problems
}

/** A condition that no resource of its kind can meet would silence the requirement. */
const deDominio = {
  fits: (tiporecurso: string) => tiporecurso === 'dominio',
  sentence: 'Solo para documentos de dominios',
}
const deChofer = {
  fits: (tiporecurso: string) => tiporecurso.startsWith('chofer'),
  sentence: 'Solo para documentos de choferes',
}
const deAmbos = {
  fits: (tiporecurso: string) => tiporecurso !== 'transporte',
  sentence: 'Solo para documentos de choferes o dominios',
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

const asks = (condicion: unknown) => condicion !== null && condicion !== false

type Vigente = Pick<Condiciones, 'vigente_desde' | 'vigente_hasta'>

/** The first day that a change is felt: the day a requirement begins, when it was not in force and begins later; else `hoy`. */
export function diaDeEfecto(before: Vigente | null, { vigente_desde }: Vigente, hoy: string): string {
  const inForce =
    before !== null && (before.vigente_desde ?? hoy) <= hoy && (before.vigente_hasta ?? hoy) >= hoy
  return !inForce && vigente_desde !== null && vigente_desde > hoy ? vigente_desde : hoy
}
