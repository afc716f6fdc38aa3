import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { problemaDeDia } from '@portal/contract/operaciones.ts'
import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'

const refuseIt = (field: FieldOf<'SaveCuentasOperacion'>, sentence: Sentence) =>
  refuseField<FieldOf<'SaveCuentasOperacion'>>(field, sentence)

export const SaveCuentasOperacion = worksOnData<'SaveCuentasOperacion'>(
  async ({ operacionid, cuentas, cuits, desde, hasta }, { db }) => {
    const hoy = hoyEnBuenosAires()
    if (desde !== undefined && hasta !== undefined) throw refuseIt('hasta', sentence('elegiDesdeOHasta'))
    for (const [field, dia] of [['desde', desde] as const, ['hasta', hasta] as const]) {
      const problem = dia === undefined ? undefined : problemaDeDia(dia, hoy)
      if (problem !== undefined) throw refuseIt(field, problem)
    }
    const operacion = await db
      .selectFrom('operacion')
      .select('activa')
      .where('operacionid', '=', operacionid)
      .executeTakeFirst()
    if (!operacion) throw refuse('RECORD_NOT_FOUND')
    if (!operacion.activa && hasta === undefined)
      throw refuseIt('operacionid', sentence('laOperacionEstaCerrada'))
    const found = await db
      .selectFrom('cuenta')
      .select(['cuenta_id as cuentaid', 'cuit', 'accountname', 'estado'])
      .where(sql<boolean>`(cuenta_id = any (${cuentas}) or cuit = any (${cuits}))`)
      // Always in one order, so that no two wait for each other.
      .orderBy('cuenta_id')
      .execute()
    if (cuentas.some((id) => !found.some(({ cuentaid }) => cuentaid === id))) throw refuse('RECORD_NOT_FOUND')
    const disabled = found.filter(({ estado }) => estado === estadoCuenta.deshabilitado)
    const asked = found.filter((each) => hasta !== undefined || !disabled.includes(each))
    const ids = asked.map(({ cuentaid }) => cuentaid)
    const changed =
      hasta === undefined
        ? await begin(db, { operacionid, ids, desde: desde ?? hoy })
        : await db
            .updateTable('cuenta_operacion')
            .set({ hasta: sql`greatest(${hasta}::date, desde - 1)` })
            .where('operacionid', '=', operacionid)
            .where(sql<boolean>`cuenta_id = any (${ids})`)
            .where(sql<boolean>`coalesce(hasta, 'infinity') > greatest(${hasta}::date, desde - 1)`)
            .returning('cuenta_id')
            .execute()
    await sql`select ejecutar_tarea('veredictos')`.execute(db)
    const began = new Set(changed.map(({ cuenta_id }) => cuenta_id))
    return {
      records: [
        {
          operacionid,
          cambiadas: began.size,
          iguales: asked.length - began.size,
          desconocidos: cuits.filter((each) => !found.some(({ cuit }) => cuit === each)),
          deshabilitadas:
            hasta === undefined
              ? disabled.map(({ cuentaid, accountname }) => ({ cuentaid, accountname }))
              : [],
        },
      ],
    }
  },
)

/** One that was to begin later begins sooner; one that ended begins anew. */
async function begin(
  db: Kysely<Database>,
  { operacionid, ids, desde }: { operacionid: string; ids: readonly string[]; desde: string },
): Promise<{ cuenta_id: string }[]> {
  const sooner = await db
    .updateTable('cuenta_operacion')
    .set({ desde })
    .where('operacionid', '=', operacionid)
    .where(
      sql<boolean>`cuenta_id = any (${[...ids]}) and desde > ${desde}::date and coalesce(hasta, 'infinity') >= desde`,
    )
    .returning('cuenta_id')
    .execute()
  const anew = await db
    .insertInto('cuenta_operacion')
    .columns(['cuenta_id', 'operacionid', 'desde'])
    .expression(
      sql`select c.cuenta_id, ${operacionid}, ${desde}::date
        from unnest(${[...ids]}::text[]) with ordinality c (cuenta_id, n)
        where not exists (
          select from cuenta_operacion p
          where p.cuenta_id = c.cuenta_id and p.operacionid = ${operacionid} and coalesce(p.hasta, 'infinity') >= greatest(${desde}::date, p.desde))
        order by c.n`,
    )
    .onConflict((conflict) => conflict.constraint('cuenta_operacion_una').doUpdateSet({ hasta: null }))
    .returning('cuenta_id')
    .execute()
  return [...sooner, ...anew]
}
