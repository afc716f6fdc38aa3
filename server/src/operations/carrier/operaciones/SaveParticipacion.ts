import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'

export const SaveParticipacion = worksOnData<'SaveParticipacion'>(
  async ({ recursoid, operacionid, participa, motivo }, { db }) => {
    const { rows } = await sql<{ nombre: string }>`
      select o.nombre
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
    const [operacion] = rows
    if (!operacion) throw refuse('RECORD_NOT_FOUND')
    // What stands so already is written down once.
    if (participa) {
      const back = await db
        .deleteFrom('exclusion')
        .where('cuenta_id', '=', sql<string>`mi_cuenta()`)
        .where('recursoid', '=', recursoid)
        .where('operacionid', '=', operacionid)
        .returning('exclusionid')
        .execute()
      if (back.length > 0)
        await sql`select anotar_recurso(${recursoid}, 'vuelta a operacion', ${`Vuelve a ${operacion.nombre}`}, ${operacionid})`.execute(
          db,
        )
    } else {
      if (motivo === undefined) throw refuseField<FieldOf<'SaveParticipacion'>>('motivo', requerido)
      const out = await db
        .insertInto('exclusion')
        .values({ recursoid, operacionid, motivo })
        .onConflict((conflict) => conflict.constraint('exclusion_una').doNothing())
        .returning('exclusionid')
        .execute()
      if (out.length > 0)
        await sql`select anotar_recurso(${recursoid}, 'fuera de operacion', ${`No va a ${operacion.nombre}: ${motivo}`}, ${operacionid})`.execute(
          db,
        )
    }
    return { records: [{ recursoid, operacionid, participa }] }
  },
)
