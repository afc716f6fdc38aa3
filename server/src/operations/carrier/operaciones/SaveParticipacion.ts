import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'

export const SaveParticipacion = worksOnData<'SaveParticipacion'>(
  async ({ recursoid, operacionid, participa, motivo }, { db }) => {
    const { rows } = await sql<{ recursoid: string }>`
      select r.recursoid
      from (
        select choferid as recursoid from chofer where cuenta_id = mi_cuenta() and choferid = ${recursoid}
        union all select dominioid from dominio where cuenta_id = mi_cuenta() and dominioid = ${recursoid}
      ) r
      join operacion o on o.operacionid = ${operacionid} and o.activa
      where exists (
        select from cuenta_operacion c
        where c.cuenta_id = mi_cuenta() and c.operacionid = o.operacionid and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde))`.execute(
      db,
    )
    if (rows.length === 0) throw refuse('RECORD_NOT_FOUND')
    if (participa) {
      await db
        .deleteFrom('exclusion')
        .where('cuenta_id', '=', sql<string>`mi_cuenta()`)
        .where('recursoid', '=', recursoid)
        .where('operacionid', '=', operacionid)
        .execute()
    } else {
      if (motivo === undefined) throw refuseField<FieldOf<'SaveParticipacion'>>('motivo', requerido)
      await db
        .insertInto('exclusion')
        .values({ recursoid, operacionid, motivo })
        .onConflict((conflict) => conflict.constraint('exclusion_una').doNothing())
        .execute()
    }
    return { records: [{ recursoid, operacionid, participa }] }
  },
)
