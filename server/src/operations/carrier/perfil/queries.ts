import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** The caller's person and account, as one record. Its version is the account's and the person's together. */
export async function readProfile(db: Kysely<Database>) {
  const profile = await db
    .selectFrom('contacto')
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'contacto.cuenta_id')
    .select([
      'contacto.contactid',
      'contacto.firstname',
      'contacto.lastname',
      'contacto.email',
      'contacto.mobile',
      'contacto.rol',
      'cuenta.cuenta_id as accountid',
      'cuenta.accountname',
      'cuenta.tipo_documento',
      'cuenta.cuit',
      'cuenta.mailingstreet',
      'cuenta.othercountry',
      'cuenta.otherstate',
      'cuenta.othercity',
      'cuenta.logo',
      'cuenta.estado',
      sql<number>`contacto.version + cuenta.version`.as('version'),
    ])
    .where('contacto.contactid', '=', sql<string>`yo()`)
    .executeTakeFirst()
  if (!profile) throw refuse('RECORD_NOT_FOUND')
  return profile
}
