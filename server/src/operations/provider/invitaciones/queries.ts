import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

export const selectInvitaciones = (db: Kysely<Database>) =>
  db
    .selectFrom('invitacion_con_estado as i')
    .select([
      'i.invitacionid',
      'i.cuit',
      'i.email',
      'i.nombre',
      'i.estado',
      'i.enviada',
      'i.vence',
      'i.abierta',
      'i.error',
      'i.registroid',
      'i.cuentaid',
      'i.perfil_completo',
      'i.otra_vez',
      sql<boolean>`coalesce(i.otra_vez <= now(), false)`.as('reinvitable'),
      sql<number>`(select count(*) from documento d where d.cuenta_id = i.cuentaid and d.estado <> 'anulado')`.as(
        'presentados',
      ),
    ])

export async function readInvitacion(db: Kysely<Database>, invitacionid: string) {
  const invitacion = await selectInvitaciones(db)
    .where('i.invitacionid', '=', invitacionid)
    .executeTakeFirst()
  if (!invitacion) throw refuse('RECORD_NOT_FOUND')
  return invitacion
}
