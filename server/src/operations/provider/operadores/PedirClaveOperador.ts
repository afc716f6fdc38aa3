import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Context, Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { claveOlvidada, ingresoPorEmpresa } from '../../../mail/templates/toProvider.ts'
import { forgottenHours } from '../../../rules/enlace.ts'
import { codeMailTries } from '../../../sessions/signInTries.ts'
import { newLinkToken } from '../../../sessions/token.ts'
import { isPasswordClosed } from '../../shared/localDoor.ts'
import { rutasDeConsola } from '../../../mail/rutas.ts'

/** Every path says the same, so that nobody learns which e-mails sign in here. See docs/decisions/0087. */
export const PedirClaveOperador: Handler<'PedirClaveOperador'> = async ({ email }, context) => {
  const { caller, services } = context
  const known = await knownBrowser(context, email)
  await services.limits.consume(...codeMailTries({ app: 'consola', email, ip: caller.ip, known }))
  await (isPasswordClosed(services.settings, email) ? mailHowToEnter : mailLink)(email, context)
  return { pedida: true, correos_en_carpeta: services.settings.smtpUrl === undefined }
}

async function mailLink(email: string, { db, services }: Context): Promise<void> {
  const { token, hash } = newLinkToken()
  const { rows } = await sql<{ nombre: string; email: string; idioma: Idioma }>`
    select nombre, email, idioma from pedir_enlace_operador(${email}, ${hash}, ${forgottenHours})`.execute(db)
  const proveedor = await proveedorName(db)
  for (const { nombre: firstname, email: para, idioma } of rows)
    await sendMail(db, {
      para,
      plantilla: 'claveOlvidada',
      secreto: token,
      mail: claveOlvidada({
        idioma,
        proveedor,
        firstname,
        // Behind the #, so that no log and no other site ever sees it.
        url: `${services.settings.baseUrl}/consola/clave#token=${token}`,
      }),
    })
}

/** To whom a password opens nothing here. */
async function mailHowToEnter(email: string, { db, services }: Context): Promise<void> {
  const { rows } = await sql<{ nombre: string; email: string; idioma: Idioma }>`
    select nombre, email, idioma from credencial_operador(${email}) where activo`.execute(db)
  const proveedor = await proveedorName(db)
  for (const { nombre: firstname, email: para, idioma } of rows)
    await sendMail(db, {
      para,
      plantilla: 'ingresoPorEmpresa',
      mail: ingresoPorEmpresa({
        idioma,
        proveedor,
        firstname,
        url: `${services.settings.baseUrl}${rutasDeConsola.ingreso()}`,
      }),
    })
}

/** The browser that calls, if the owner of the e-mail signed in to the console with it before. */
async function knownBrowser(
  { ingreso, caller: { navegadorHash } }: Context,
  email: string,
): Promise<Buffer | undefined> {
  if (!navegadorHash) return undefined
  const { rows } = await sql<{ conocido: boolean }>`
    select navegador_conocido(${navegadorHash}, operadorid) as conocido from credencial_operador(${email})`.execute(
    ingreso,
  )
  return rows[0]?.conocido === true ? navegadorHash : undefined
}
