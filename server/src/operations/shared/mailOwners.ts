import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { idiomaDe } from '../../mail/idiomaDe.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { Mail } from '../../mail/templates/letter.ts'
import { mailTitulares, type Reader } from './mailTitulares.ts'

/** A mail to those who look after something's programs: its account's titulares, or the provider's administradores. */
export async function mailOwners(
  db: Kysely<Database>,
  cuenta_id: string | null,
  plantilla: string,
  write: (person: Reader) => Mail,
): Promise<void> {
  if (cuenta_id !== null) return mailTitulares(db, cuenta_id, plantilla, write)
  const administradores = await db
    .selectFrom('operador')
    .select(['email', 'nombre', idiomaDe('operador')])
    .where('rol', '=', 'administrador')
    .where('activo', '=', true)
    .execute()
  const proveedor = await proveedorName(db)
  for (const { email, nombre, idioma } of administradores)
    await sendMail(db, { para: email, plantilla, mail: write({ idioma, proveedor, firstname: nombre }) })
}
