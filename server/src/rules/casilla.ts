import type { EstadoCasilla } from '@portal/contract/recursos.ts'

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
