import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { newTotpSecret, totpUri } from '../../../sessions/totp.ts'
import { asMyself, requirePassword } from './asMyself.ts'

export const IniciarTotpOperador: Handler<'IniciarTotpOperador'> = async ({ password }, context) => {
  const { email } = await asMyself(context, async (me) => {
    await requirePassword(context, me, password)
    return me
  })
  const secreto = newTotpSecret()
  await sql`select preparar_totp(${secreto})`.execute(context.db)
  const uri = totpUri(secreto, { issuer: await proveedorName(context.db), label: email })
  return { records: [{ secreto, uri }] }
}
