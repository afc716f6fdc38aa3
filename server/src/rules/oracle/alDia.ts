import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'
import { vigenteDe, type Presentada } from './casilla.ts'

/** A presentation with what says from when it can be in force. */
export interface PresentadaConFechas extends Presentada {
  fecha_emision: string | null
  periodo: string | null
  /** When it was presented, as an instant in ISO. */
  presentado: string
  /** A month's that came once its own day had passed. */
  tardio: boolean
}

/** Its period's first day, its issue, or else the day it was presented. The database's `documento_desde` says the same. */
export function documentoDesde({
  periodo,
  fecha_emision,
  presentado,
}: Omit<PresentadaConFechas, keyof Presentada | 'tardio'>): string {
  return periodo === null ? (fecha_emision ?? diaEnBuenosAires(new Date(presentado))) : `${periodo}-01`
}

/**
 * Which presentations of a slot speak on a day, past or to come: the newest of those that had begun by then, and the
 * approved one in force; what came late for its month never does. Given oldest first, without those that were withdrawn. The database's `casillas_al` picks the
 * same. See docs/decisions/0010.
 */
export function presentadasAl<Each extends PresentadaConFechas>(
  vigencia: Vigencia,
  presentadas: readonly Each[],
  dia: string,
): { ultima: Each | undefined; vigente: Each | undefined } {
  const begun = presentadas.filter((each) => !each.tardio && documentoDesde(each) <= dia)
  return { ultima: begun.at(-1), vigente: vigenteDe(vigencia, begun) }
}
