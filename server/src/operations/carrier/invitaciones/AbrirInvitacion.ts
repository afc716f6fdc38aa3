import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { hashToken } from '../../../sessions/token.ts'

export const AbrirInvitacion: Handler<'AbrirInvitacion'> = async (
  { token, completa = false },
  { db, caller, services },
) => {
  await services.limits.consume({ limit: 'passwordCodeFrom', key: networkOf(caller.ip) })
  const { rows } = await sql<{ cuit: string; email: string; nombre: string | null }>`
    select cuit, email, nombre from abrir_invitacion(${hashToken(token)}, ${completa})`.execute(db)
  const [invitado] = rows
  if (!invitado) throw refuse('INVALID_CODE')
  return { records: [{ ...invitado, proveedor: await proveedorName(db) }] }
}
