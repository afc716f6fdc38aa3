import type { Result } from '@portal/contract'
import { formatCuit } from '@portal/contract/identificacion.ts'

export type Invitacion = Result<'ListInvitaciones'>['records'][number]
export type Linea = Result<'RevisarInvitaciones'>['records'][number]

export const nombreDe = ({ nombre, cuit }: Pick<Invitacion, 'nombre' | 'cuit'>) => nombre ?? formatCuit(cuit)

/** Of four: invited, registered, approved, presented something. */
export function avanceDe({ registroid, cuentaid, presentados }: Invitacion): number {
  if (presentados > 0) return 4
  if (cuentaid !== null) return 3
  return registroid !== null ? 2 : 1
}
