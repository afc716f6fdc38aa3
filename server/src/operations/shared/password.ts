import { momentoLegible } from '@portal/contract/calendario.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Context } from '../../handler.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { contrasenaCambiada } from '../../mail/templates.ts'

export interface PasswordOwner {
  contactid: string
  email: string
}

/** Keeps the password, ends the person's sessions but the one that stays, voids codes and links, and tells the person by mail. */
export async function savePassword(
  { db, services }: Context,
  { contactid, email }: PasswordOwner,
  hash: string,
  stays: Buffer | null = null,
): Promise<void> {
  await sql`select guardar_clave(${contactid}, ${hash}, ${stays})`.execute(db)
  await tellPasswordChanged(db, {
    sujeto: contactid,
    email,
    url: `${services.settings.baseUrl}/auth/reset-password`,
  })
}

/** `url`: where somebody who did not change it gets the password back. */
export async function tellPasswordChanged(
  db: Kysely<Database>,
  { sujeto, email, url }: { sujeto: string; email: string; url?: string },
): Promise<void> {
  const { rows } = await sql<{ nombre: string }>`select nombre_de(${sujeto}) as nombre`.execute(db)
  await sendMail(db, {
    para: email,
    plantilla: 'contrasenaCambiada',
    mail: contrasenaCambiada({
      proveedor: await proveedorName(db),
      firstname: rows[0]?.nombre ?? '',
      email,
      momento: momentoLegible(new Date()),
      url,
    }),
  })
}
