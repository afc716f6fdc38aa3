import { sentence } from '@portal/contract/wording.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { codigoParaContrasena } from '../../../mail/templates/aboutSignIn.ts'
import { codeMailTries } from '../../../sessions/signInTries.ts'
import { newCode, newLinkToken } from '../../../sessions/token.ts'
import { knownBrowser, pide } from './pide.ts'

/** Every path hashes a code and says the same, so that nobody learns which e-mails sign in here. */
export const sendMailForPassword: Handler<'sendMailForPassword'> = async ({ email }, context) => {
  const { db, caller, services } = context
  const known = await knownBrowser(context, email)
  await services.limits.consume(...codeMailTries({ email, ip: caller.ip, known }))
  const pedido = caller.browser ? undefined : newLinkToken()
  const codigo = newCode()
  const hash = await services.passwords.hash(codigo)
  const { rows } = await sql<{
    email: string
    idioma: Idioma
  }>`select email, idioma from crear_codigo(${email}, ${hash}, ${pide(context)}, ${pedido?.hash ?? null})`.execute(
    db,
  )
  const proveedor = await proveedorName(db)
  for (const { email: para, idioma } of rows)
    await sendMail(db, {
      para,
      plantilla: 'codigoParaContrasena',
      secreto: codigo,
      mail: codigoParaContrasena({ idioma, proveedor, codigo }),
    })
  return {
    message: sentence('siElEmailPertenece'),
    pedido: pedido?.token,
  }
}
