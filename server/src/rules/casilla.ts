import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'

export interface Presentada {
  estado: 'en revision' | 'aprobado' | 'rechazado'
  bloqueado: boolean
  fecha_vencimiento: string | null
}

/**
 * What a slot shows on a day (domain: "Documento"). `ultima` is its newest presentation that was not withdrawn,
 * `vigente` its newest approved one. A document is valid through its date; `vencido` is computed and never stored.
 * The database's `estado_casilla` decides the same.
 */
export function estadoCasilla(
  ultima: Presentada | undefined,
  vigente: Presentada | undefined,
  dia: string,
): EstadoCasilla {
  if (!ultima) return 'pendiente'
  if (ultima.bloqueado || vigente?.bloqueado === true) return 'bloqueado'
  if (vigente && (vigente.fecha_vencimiento === null || vigente.fecha_vencimiento >= dia)) return 'activo'
  if (ultima.estado === 'en revision') return 'en revision'
  return ultima.estado === 'rechazado' ? 'rechazado' : 'vencido'
}

/**
 * Which approved presentation is in force, of those given oldest first: of a monthly type that of the latest period,
 * whenever it was presented; else the newest. The database's `senialar_casilla` points at the same. See
 * docs/decisions/0027.
 */
export function vigenteDe<Each extends Presentada & { periodo: string | null }>(
  vigencia: Vigencia,
  presentadas: readonly Each[],
): Each | undefined {
  const rank = ({ periodo }: Each) => (vigencia === 'mensual' ? (periodo ?? '') : '')
  return presentadas
    .filter(({ estado }) => estado === 'aprobado')
    .reduce<Each | undefined>((best, each) => (best && rank(best) > rank(each) ? best : each), undefined)
}
