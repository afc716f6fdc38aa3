import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { rutasDeConsola } from '../../../mail/rutas.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { enlaceDeOperador } from '../../../mail/templates.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { newLinkToken } from '../../../sessions/token.ts'

/** Mails a link that sets the password, in place of those mailed before. */
export async function sendLink(
  { operadorid, nombre, email }: { operadorid: string; nombre: string; email: string },
  { db, services }: Context,
): Promise<void> {
  const { token, hash } = newLinkToken()
  await sql`select enlazar_operador(${hash}, ${operadorid}, ${linkHours})`.execute(db)
  const { rows } = await sql<{ quien: string; idioma: Idioma }>`
    select nombre_de(yo()) as quien, coalesce(idioma, 'es') as idioma from operador where operadorid = ${operadorid}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a link for nobody')
  await sendMail(db, {
    para: email,
    plantilla: 'enlaceDeOperador',
    secreto: token,
    mail: enlaceDeOperador({
      ...row,
      proveedor: await proveedorName(db),
      firstname: nombre,
      // Behind the #, so that no log and no other site ever sees it.
      url: `${services.settings.baseUrl}${rutasDeConsola.clave()}#token=${token}`,
    }),
  })
}
