import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { idiomaDe } from '../../../mail/idiomaDe.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { rutasDeConsola } from '../../../mail/rutas.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { enlaceDeOperador, ingresoPorEmpresa } from '../../../mail/templates/toProvider.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { isPasswordClosed } from '../../shared/localDoor.ts'
import { newLinkToken } from '../../../sessions/token.ts'

/** Mails a link that sets the password, in place of those mailed before; to whom a password opens nothing, how to enter. */
export async function sendLink(
  { operadorid, nombre, email }: { operadorid: string; nombre: string; email: string },
  { db, services }: Context,
): Promise<void> {
  const isClosed = isPasswordClosed(services.settings, email)
  const { token, hash } = newLinkToken()
  if (!isClosed) await sql`select enlazar_operador(${hash}, ${operadorid}, ${linkHours})`.execute(db)
  const { quien, idioma } = await db
    .selectFrom('operador')
    .select([sql<string>`nombre_de(yo())`.as('quien'), idiomaDe('operador')])
    .where('operadorid', '=', operadorid)
    .executeTakeFirstOrThrow()
  const { baseUrl } = services.settings
  const to = { idioma, proveedor: await proveedorName(db), firstname: nombre }
  if (isClosed) {
    await sendMail(db, {
      para: email,
      plantilla: 'ingresoPorEmpresa',
      mail: ingresoPorEmpresa({ ...to, url: `${baseUrl}${rutasDeConsola.ingreso()}` }),
    })
    return
  }
  await sendMail(db, {
    para: email,
    plantilla: 'enlaceDeOperador',
    secreto: token,
    mail: enlaceDeOperador({
      ...to,
      quien,
      // Behind the #, so that no log and no other site ever sees it.
      url: `${baseUrl}${rutasDeConsola.clave()}#token=${token}`,
    }),
  })
}
