import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { invitacion } from '../../../mail/templates.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { newLinkToken } from '../../../sessions/token.ts'

/** Mails a link that sets the first password, in place of those mailed before. */
export async function sendInvitation(
  { contactid, firstname, email }: { contactid: string; firstname: string; email: string },
  { db, services }: Context,
): Promise<void> {
  const { cuenta_id, accountname, quien } = await db
    .selectFrom('cuenta')
    .select(['cuenta_id', 'accountname', sql<string>`nombre_de(yo())`.as('quien')])
    .executeTakeFirstOrThrow()
  await services.limits.consume({ limit: 'invitation', key: cuenta_id })
  const { token, hash } = newLinkToken()
  await sql`select invitar_contacto(${hash}, ${contactid}, ${linkHours})`.execute(db)
  await sendMail(db, {
    para: email,
    plantilla: 'invitacion',
    mail: invitacion({
      proveedor: await proveedorName(db),
      firstname,
      cuenta: accountname,
      quien,
      // Behind the #, so that no log and no other site ever sees it.
      url: `${services.settings.baseUrl}/auth/reset-password-code#token=${token}`,
    }),
  })
}
