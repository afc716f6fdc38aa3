import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { newLinkToken } from '../../../sessions/token.ts'
import { selectCorreos, withReenvio } from './queries.ts'

export const ReenviarCorreo: Handler<'ReenviarCorreo'> = async ({ correoid }, { db }) => {
  const correo = await selectCorreos(db).where('correoid', '=', correoid).executeTakeFirst()
  if (!correo) throw refuse('RECORD_NOT_FOUND')
  const { sin_reenvio } = withReenvio(correo)
  if (sin_reenvio !== null) throw refuseField<FieldOf<'ReenviarCorreo'>>('correoid', sin_reenvio)
  const { token, hash } = newLinkToken()
  const { rows } = await sql<{ id: string }>`
    select reenviar_correo(${correoid}, ${token}, ${hash}, ${linkHours}) as id`.execute(db)
  const sent = await selectCorreos(db)
    .where('correoid', '=', rows[0]?.id ?? correoid)
    .execute()
  return { records: sent.map(withReenvio) }
}
