import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { sumarDias } from '@portal/contract/calendario.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'

/** A monthly document never has more than a month left: with 30 days nobody would ever be just fit. See docs/decisions/0007. */
const diasDeAviso = (vigencia: Vigencia) => (vigencia === 'mensual' ? 7 : 30)

export interface CasillaExigida {
  critico: boolean
  obligatorio: boolean
  estado: EstadoCasilla
  vigencia: Vigencia
  fecha_vencimiento: string | null
}

/** Whether it decides over its resource's fitness. */
export const isCritica = ({ critico, obligatorio }: Pick<CasillaExigida, 'critico' | 'obligatorio'>) =>
  critico && obligatorio

/** Whether what is in force on `dia` ends so soon that it is told. */
export function vencePronto(
  { fecha_vencimiento, vigencia }: Pick<CasillaExigida, 'fecha_vencimiento' | 'vigencia'>,
  dia: string,
): boolean {
  return fecha_vencimiento !== null && fecha_vencimiento <= sumarDias(dia, diasDeAviso(vigencia))
}

/**
 * Fit when every critical slot is active; `por vencer` when one of them ends soon.
 * The database's `aptitud_de` and its views decide the same.
 */
export function aptitud(casillas: readonly CasillaExigida[], estadoRecurso: string, dia: string): Aptitud {
  const criticas = casillas.filter(isCritica)
  if (estadoRecurso !== 'ACTIVO' || criticas.some(({ estado }) => estado !== 'activo')) return 'no habilitado'
  return criticas.some((casilla) => vencePronto(casilla, dia)) ? 'por vencer' : 'habilitado'
}
