import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import type { StatusKey } from '@portal/ui/theme/tokens.ts'

/** How each status of a slot is drawn. */
export const casillaStatus: Record<EstadoCasilla, StatusKey> = {
  pendiente: 'pendiente',
  'en revision': 'enRevision',
  activo: 'activo',
  rechazado: 'rechazado',
  vencido: 'vencido',
  bloqueado: 'bloqueado',
}

/** Fitness borrows the colours and icons of the statuses it comes from. */
export const aptitudStatus: Record<Aptitud, StatusKey> = {
  habilitado: 'activo',
  'por vencer': 'vencido',
  'no habilitado': 'rechazado',
}
