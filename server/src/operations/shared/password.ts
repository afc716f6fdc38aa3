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

/** What somebody who knows a carrier's person would try first: the e-mail, the names, the companies. */
export async function knownOfContacto(db: Kysely<Database>, email: string): Promise<string[]> {
  const { rows } = await sql<Record<'contact_firstname' | 'contact_lastname' | 'accountname', string>>`
    select contact_firstname, contact_lastname, accountname from credencial_de(${email})`.execute(db)
  return [email, ...rows.flatMap((row) => Object.values(row)), await proveedorName(db)]
}

/** The same of one of the provider's people. */
export async function knownOfOperador(
  db: Kysely<Database>,
  { operadorid, email }: { operadorid: string; email: string },
): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`select nombre_de(${operadorid}) as nombre`.execute(db)
  return [email, ...rows.map(({ nombre }) => nombre), await proveedorName(db)]
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
