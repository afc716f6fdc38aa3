import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { porVencer, type Vigencia } from '@portal/contract/vigencia.ts'

export interface CasillaExigida {
  critico: boolean
  obligatorio: boolean
  estado: EstadoCasilla
  vigencia: Vigencia
  fecha_vencimiento: string | null
  /** The last day on which the provider lifts it. */
  exceptuado_hasta: string | null
}

/** Whether it decides over its resource's fitness. */
export const isCritica = ({ critico, obligatorio }: Pick<CasillaExigida, 'critico' | 'obligatorio'>) =>
  critico && obligatorio

/** Whether what is in force on `dia` ends so soon that it is told. */
export const vencePronto = (
  { fecha_vencimiento, vigencia }: Pick<CasillaExigida, 'fecha_vencimiento' | 'vigencia'>,
  dia: string,
): boolean => porVencer(vigencia, fecha_vencimiento, dia)

/** How it counts: one that is lifted neither stops its resource nor ends before that does. */
export const rigeDe = ({ estado, exceptuado_hasta }: Pick<CasillaExigida, 'estado' | 'exceptuado_hasta'>) =>
  exceptuado_hasta === null ? estado : 'exceptuado'

/** With what its resource stops being fit: the end of what is in force, or of what lifts it. */
export const finDe = ({
  fecha_vencimiento,
  exceptuado_hasta,
}: Pick<CasillaExigida, 'fecha_vencimiento' | 'exceptuado_hasta'>) => exceptuado_hasta ?? fecha_vencimiento

/** Whether it stops its resource. */
const frena = (casilla: CasillaExigida): boolean =>
  isCritica(casilla) && casilla.exceptuado_hasta === null && casilla.estado !== 'activo'

/** Whether it stops its resource, or soon will, or would if nothing lifted it. */
export const culpa = (casilla: CasillaExigida, dia: string): boolean =>
  isCritica(casilla) && (rigeDe(casilla) !== 'activo' || vencePronto(casilla, dia))

const terminaPronto = (casilla: CasillaExigida, dia: string): boolean =>
  porVencer(casilla.vigencia, finDe(casilla), dia)

/**
 * Fit when every critical slot is active or lifted; `por vencer` when one of them stops being so soon.
 * The database's `aptitud_de` and its views decide the same.
 */
export function aptitud(casillas: readonly CasillaExigida[], estadoRecurso: string, dia: string): Aptitud {
  if (estadoRecurso !== 'ACTIVO' || casillas.some(frena)) return 'no habilitado'
  return casillas.some((casilla) => isCritica(casilla) && terminaPronto(casilla, dia))
    ? 'por vencer'
    : 'habilitado'
}
