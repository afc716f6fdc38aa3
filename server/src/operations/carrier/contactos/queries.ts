import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { estadoDePropuesta } from '../../shared/propuesta.ts'

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

/** Those whom the provider proposed to the account, as its titulares are told of them. */
export function selectPropuestas(db: Kysely<Database>) {
  return db
    .selectFrom('propuesta')
    .select([
      'propuestaid',
      'firstname',
      'lastname',
      'email',
      'mobile',
      estadoDePropuesta.as('estado'),
      'pedida',
      'vence',
      'respondida',
      sql<string | null>`nombre_de(propuesta.respondida_por)`.as('respondida_por'),
    ])
}
