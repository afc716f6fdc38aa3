import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { porVencer, type Vigencia } from '@portal/contract/vigencia.ts'

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
export const vencePronto = (
  { fecha_vencimiento, vigencia }: Pick<CasillaExigida, 'fecha_vencimiento' | 'vigencia'>,
  dia: string,
): boolean => porVencer(vigencia, fecha_vencimiento, dia)

/**
 * Fit when every critical slot is active; `por vencer` when one of them ends soon.
 * The database's `aptitud_de` and its views decide the same.
 */
export function aptitud(casillas: readonly CasillaExigida[], estadoRecurso: string, dia: string): Aptitud {
  const criticas = casillas.filter(isCritica)
  if (estadoRecurso !== 'ACTIVO' || criticas.some(({ estado }) => estado !== 'activo')) return 'no habilitado'
  return criticas.some((casilla) => vencePronto(casilla, dia)) ? 'por vencer' : 'habilitado'
}
