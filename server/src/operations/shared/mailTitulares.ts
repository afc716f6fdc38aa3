import type { Idioma } from '@portal/contract/idioma.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { idiomaDe } from '../../mail/idiomaDe.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { Mail } from '../../mail/templates/letter.ts'

/** To whom a letter is written, as it has to know. */
export interface Reader {
  idioma: Idioma
  proveedor: string
  firstname: string
}

/** A mail to each of those who manage an account, in their language. */
export async function mailTitulares(
  db: Kysely<Database>,
  cuenta_id: string,
  plantilla: string,
  write: (person: Reader) => Mail,
): Promise<void> {
  const titulares = await db
    .selectFrom('contacto')
    .select(['email', 'firstname', idiomaDe('contacto')])
    .where('cuenta_id', '=', cuenta_id)
    .where('rol', '=', 'titular')
    .where('activo', '=', true)
    .execute()
  const proveedor = await proveedorName(db)
  for (const { email, ...titular } of titulares)
    await sendMail(db, { para: email, plantilla, mail: write({ ...titular, proveedor }) })
}
