import type { EstadoCasilla } from '@portal/contract/recursos.ts'

/** What the provider lifts a slot with: first and last day included. */
export interface Excepcion {
  desde: string
  hasta: string
}

/**
 * Through which day a slot is lifted on `dia`; null where nothing lifts it. Never one that is blocked, and nothing is to
 * be lifted of one that is in force for as long. The database's `exceptuado_hasta` decides the same. See
 * docs/decisions/0060.
 */
export function exceptuadoHasta(
  { estado, fecha_vencimiento }: { estado: EstadoCasilla; fecha_vencimiento: string | null },
  excepcion: Excepcion | null,
  dia: string,
): string | null {
  if (!excepcion || dia < excepcion.desde || dia > excepcion.hasta || estado === 'bloqueado') return null
  if (estado === 'activo' && (fecha_vencimiento === null || fecha_vencimiento >= excepcion.hasta)) return null
  return excepcion.hasta
}
