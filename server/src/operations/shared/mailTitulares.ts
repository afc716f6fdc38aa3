import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { Mail } from '../../mail/templates.ts'

/** A mail to each of those who manage an account. */
export async function mailTitulares(
  db: Kysely<Database>,
  cuenta_id: string,
  plantilla: string,
  write: (person: { proveedor: string; firstname: string }) => Mail,
): Promise<void> {
  const titulares = await db
    .selectFrom('contacto')
    .select(['email', 'firstname'])
    .where('cuenta_id', '=', cuenta_id)
    .where('rol', '=', 'titular')
    .where('activo', '=', true)
    .execute()
  const proveedor = await proveedorName(db)
  for (const { email, firstname } of titulares)
    await sendMail(db, { para: email, plantilla, mail: write({ proveedor, firstname }) })
}
