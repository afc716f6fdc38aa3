import { sentence } from '@portal/contract/wording.ts'
import { refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readInvitacion } from './queries.ts'

export const RetirarInvitacion: Handler<'RetirarInvitacion'> = async ({ invitacionid }, { db }) => {
  const { estado } = await readInvitacion(db, invitacionid)
  if (estado === 'registrada' || estado === 'aprobada')
    throw refuseField<FieldOf<'RetirarInvitacion'>>('invitacionid', sentence('yaSeRegistroSeDecide'))
  await db
    .updateTable('invitacion')
    .set({ retirada: sql`now()` })
    .where('invitacionid', '=', invitacionid)
    .where('retirada', 'is', null)
    .execute()
  await sql`select desenlazar_invitacion(${invitacionid})`.execute(db)
  return { records: [await readInvitacion(db, invitacionid)] }
}
