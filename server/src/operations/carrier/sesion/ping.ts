import { carrierOperations } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { forLogin } from './queries.ts'

export const ping: Handler<'ping'> = async (_input, { db, services, caller }) => {
  const login = await db
    .selectFrom('contacto')
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'contacto.cuenta_id')
    .select([
      'contacto.contactid',
      'contacto.firstname as contact_firstname',
      'contacto.lastname as contact_lastname',
      'contacto.email',
      'contacto.rol',
      'cuenta.cuenta_id as accountid',
      'cuenta.accountname',
      'cuenta.logo',
      'cuenta.estado',
      'cuenta.estado_motivo',
      ...forLogin(services.settings),
    ])
    .where('contacto.contactid', '=', sql<string>`yo()`)
    .executeTakeFirstOrThrow()
  return {
    time: new Date().toISOString(),
    login,
    ...(!caller.browser && { operaciones: Object.keys(carrierOperations) }),
  }
}
