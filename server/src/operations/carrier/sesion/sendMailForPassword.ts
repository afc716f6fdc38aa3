import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { codigoParaContrasena } from '../../../mail/templates.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { newCode } from '../../../sessions/token.ts'

/** Every path hashes a code and says the same, so that nobody learns which e-mails sign in here. */
export const sendMailForPassword: Handler<'sendMailForPassword'> = async (
  { email },
  { db, caller, services, navegador },
) => {
  await services.limits.consume(
    { limit: 'passwordMailFrom', key: networkOf(caller.ip) },
    { limit: 'passwordMailSite', key: 'todos' },
  )
  const codigo = newCode()
  const hash = await services.passwords.hash(codigo)
  const { rows } = await sql<{
    firstname: string
  }>`select firstname from crear_codigo(${email}, ${hash}, ${navegador()})`.execute(db)
  const proveedor = await proveedorName(db)
  for (const { firstname } of rows)
    await sendMail(db, {
      para: email,
      plantilla: 'codigoParaContrasena',
      secreto: codigo,
      mail: codigoParaContrasena({ proveedor, firstname, codigo }),
    })
  return { message: 'Si el email pertenece a un usuario, te enviamos un código para cambiar la contraseña.' }
}
