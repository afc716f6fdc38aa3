import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** The account's people, as they are listed and shown. */
export function selectContactos(db: Kysely<Database>) {
  return db
    .selectFrom('contacto')
    .select([
      'contactid',
      'firstname',
      'lastname',
      'email',
      'mobile',
      'rol',
      'activo',
      sql<'pendiente' | 'vencida' | null>`invitacion_de(contactid)`.as('invitacion'),
      'ultimo_ingreso',
      'createdtime',
      'version',
    ])
}

export async function readContacto(db: Kysely<Database>, contactid: string) {
  const contacto = await selectContactos(db).where('contactid', '=', contactid).executeTakeFirst()
  if (!contacto) throw refuse('RECORD_NOT_FOUND')
  return contacto
}
