import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { idiomaDe } from '../../../mail/idiomaDe.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { invitacion } from '../../../mail/templates/toApplicants.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { newLinkToken } from '../../../sessions/token.ts'

/**
 * Counts what may become an invitation, before anybody is told whether an e-mail has a user: that question is as limited as
 * the letter.
 */
export async function countInvitation({ db, services }: Context): Promise<void> {
  const { rows } = await sql<{ cuenta_id: string }>`select mi_cuenta() as cuenta_id`.execute(db)
  await services.limits.consume({ limit: 'invitation', key: rows[0]?.cuenta_id ?? '' })
}

/** Mails a link that sets the first password, in place of those mailed before. It was counted. */
export async function sendInvitation(
  { contactid, email }: { contactid: string; email: string },
  { db, services }: Context,
): Promise<void> {
  const { accountname, idioma } = await db
    .selectFrom('contacto')
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'contacto.cuenta_id')
    .select(['accountname', idiomaDe('contacto')])
    .where('contactid', '=', contactid)
    .executeTakeFirstOrThrow()
  const { token, hash } = newLinkToken()
  await sql`select invitar_contacto(${hash}, ${contactid}, ${linkHours})`.execute(db)
  await sendMail(db, {
    para: email,
    plantilla: 'invitacion',
    secreto: token,
    mail: invitacion({
      idioma,
      proveedor: await proveedorName(db),
      cuenta: accountname,
      // Behind the #, so that no log and no other site ever sees it.
      url: `${services.settings.baseUrl}/auth/reset-password-code#token=${token}`,
    }),
  })
}
