import type { Result } from '@portal/contract'
import type { StatusKey } from '@portal/ui/theme/tokens.ts'

export type EstadoDocumento = Result<'ListRevision'>['records'][number]['estado']
export type EstadoRegistro = Result<'ListRegistros'>['records'][number]['estado_registro']

export const registroStatus: Record<EstadoRegistro, StatusKey> = {
  pendiente: 'pendiente',
  aprobada: 'activo',
  rechazada: 'rechazado',
}

/** How a presentation is drawn: as the status that it gives, or would give, its slot. */
export const documentoStatus: Record<Exclude<EstadoDocumento, 'anulado'>, StatusKey> = {
  'en revision': 'enRevision',
  aprobado: 'activo',
  rechazado: 'rechazado',
  bloqueado: 'bloqueado',
}
