import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectCorreos, withReenvio } from './queries.ts'

export const ReenviarCorreo: Handler<'ReenviarCorreo'> = async ({ correoid }, { db }) => {
  const correo = await selectCorreos(db).where('correoid', '=', correoid).executeTakeFirst()
  if (!correo) throw refuse('RECORD_NOT_FOUND')
  const { sin_reenvio } = withReenvio(correo)
  if (sin_reenvio !== null) throw refuseField<FieldOf<'ReenviarCorreo'>>('correoid', sin_reenvio)
  const { rows } = await sql<{ id: string }>`select reenviar_correo(${correoid}) as id`.execute(db)
  const sent = await selectCorreos(db)
    .where('correoid', '=', rows[0]?.id ?? correoid)
    .execute()
  return { records: sent.map(withReenvio) }
}
