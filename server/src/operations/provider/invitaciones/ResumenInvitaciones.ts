import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const ResumenInvitaciones: Handler<'ResumenInvitaciones'> = async (_input, { db }) => {
  const { rows } = await sql<{
    invitados: number
    abrieron: number
    registrados: number
    presentaron: number
    fallidas: number
  }>`
    select count(*) as invitados, count(*) filter (where estado = 'fallida') as fallidas,
      count(*) filter (where abierta is not null or registroid is not null or cuentaid is not null) as abrieron,
      count(*) filter (where registroid is not null or cuentaid is not null) as registrados,
      count(*) filter (where exists (
        select from documento d where d.cuenta_id = i.cuentaid and d.estado <> 'anulado')) as presentaron
    from invitacion_con_estado i where estado <> 'retirada'`.execute(db)
  return { records: rows }
}
