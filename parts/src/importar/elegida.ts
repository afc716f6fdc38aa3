import type { TipoDePlanilla } from '@portal/contract/tiposDeLote.ts'
import { conocidas, proponer, type Antes, type HojaPropuesta } from './columnas.ts'
import type { ColumnaElegida } from './Columnas.tsx'
import type { Leida } from './ElegirPlanilla.tsx'

/** A sheet that was read here, and what its columns are to be. */
export interface Elegida extends Leida {
  hoja: number
  propuesta: HojaPropuesta
  columnas: ColumnaElegida[]
}

/** What is proposed of a sheet, or of the one among several whose columns are known best; none where it has no such one. */
export function elegir(tipo: TipoDePlanilla, leida: Leida, antes: Antes, hoja?: number): Elegida | undefined {
  const { hojas } = leida.planilla
  const mejor = hojas
    .map((each, i) => ({ i, puntos: conocidas(tipo, each, antes) }))
    .reduce((best, each) => (each.puntos > best.puntos ? each : best)).i
  const which = hoja ?? mejor
  const sheet = hojas[which]
  if (!sheet) return undefined
  const propuesta = proponer(tipo, sheet, antes)
  return { ...leida, hoja: which, propuesta, columnas: propuesta.columnas }
}
