import { diasDeInvitacion } from '@portal/contract/invitaciones.ts'
import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { invitacionDeTransporte } from '../../../mail/templates/toApplicants.ts'
import { newLinkToken } from '../../../sessions/token.ts'

interface Invitado {
  cuit: string
  email: string
  nombre: string | null
}

/** Of those who invite at once, one goes after the other: the second finds whom the first wrote to. */
export async function lockInvitaciones({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invitaciones', 0))`.execute(db)
}

/**
 * Writes to who is invited, in place of what was mailed to the same CUIT before, and answers the `invitacionid`. Who is
 * written to again has opened nothing yet.
 */
export async function sendInvitacion(
  { cuit, email, nombre }: Invitado,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<string> {
  const { token, hash } = newLinkToken()
  const correoid = await sendMail(db, {
    para: email,
    plantilla: 'invitacionDeTransporte',
    secreto: token,
    mail: invitacionDeTransporte({
      // Nobody knows yet who reads it.
      idioma: 'es',
      proveedor: await proveedorName(db),
      nombre,
      cuit,
      dias: diasDeInvitacion,
      // Behind the #, so that no log and no other site ever sees it.
      url: `${services.settings.baseUrl}/auth/registrese#invitacion=${token}`,
    }),
  })
  const written = {
    email,
    nombre,
    correoid,
    enviada: sql<string>`now()`,
    vence: sql<string>`now() + make_interval(days => ${diasDeInvitacion})`,
    abierta: null,
    retirada: null,
  }
  const { invitacionid } = await db
    .insertInto('invitacion')
    .values({ cuit, ...written, creada_por: sql<string>`yo()` })
    .onConflict((conflict) => conflict.column('cuit').doUpdateSet(written))
    .returning('invitacionid')
    .executeTakeFirstOrThrow()
  await sql`select enlazar_invitacion(${hash}, ${invitacionid})`.execute(db)
  return invitacionid
}
