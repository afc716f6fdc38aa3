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
      // Two who begin or end it at once follow each other.
      .forNoKeyUpdate()
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
    await sql`select esperar_veredictos(${ids})`.execute(db)
    const { changed, sinFin, noEmpiezan } = await (hasta === undefined
      ? begin(db, { operacionid, ids, desde: desde ?? hoy })
      : end(db, { operacionid, ids, hasta, hoy }))
    await sql`select ejecutar_tarea('veredictos')`.execute(db)
    return {
      records: [
        {
          operacionid,
          cambiadas: changed.size,
          sinFin,
          noEmpiezan,
          iguales: asked.length - changed.size,
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

interface Changed {
  /** Accounts. */
  changed: ReadonlySet<string>
  sinFin: number
  noEmpiezan: number
}

const accountsOf = (rows: readonly { cuenta_id: string }[]) => new Set(rows.map(({ cuenta_id }) => cuenta_id))

/**
 * From a day on, without end: whoever takes part then goes on, whoever was to begin later begins sooner, and whoever ended begins
 * anew. What was to follow is part of it.
 */
async function begin(
  db: Kysely<Database>,
  { operacionid, ids, desde }: { operacionid: string; ids: readonly string[]; desde: string },
): Promise<Changed> {
  const from = sql`${desde}::date`
  // Of each account the row that is to hold it: of that day, called off with it, or the next.
  const held = sql<{ cuenta_operacionid: string; participaba: boolean; n: number }>`(
    select cuenta_operacionid, ${from} between desde and coalesce(hasta, 'infinity') as participaba, row_number() over (
      partition by cuenta_id
      order by desde > ${from}, coalesce(hasta, 'infinity') < ${from}, desde) as n
    from cuenta_operacion
    where operacionid = ${operacionid} and cuenta_id = any (${[...ids]})
      and (coalesce(hasta, 'infinity') >= greatest(${from}, desde) or desde = ${from}))`.as('held')
  const later = await db
    .updateTable('cuenta_operacion as c')
    .from(held)
    .set({ hasta: sql`c.desde - 1` })
    .whereRef('held.cuenta_operacionid', '=', 'c.cuenta_operacionid')
    .where('held.n', '>', 1)
    .where(sql<boolean>`coalesce(c.hasta, 'infinity') >= c.desde`)
    .returning('c.cuenta_id')
    .execute()
  const kept = await db
    .updateTable('cuenta_operacion as c')
    .from(held)
    .set({ desde: sql`least(c.desde, ${from})`, hasta: null })
    .whereRef('held.cuenta_operacionid', '=', 'c.cuenta_operacionid')
    .where('held.n', '=', 1)
    .where(sql<boolean>`(c.desde > ${from} or c.hasta is not null)`)
    .returning(['c.cuenta_id', 'held.participaba'])
    .execute()
  const anew = await db
    .insertInto('cuenta_operacion')
    .columns(['cuenta_id', 'operacionid', 'desde'])
    .expression(
      sql`select c.cuenta_id, ${operacionid}, ${from}
        from unnest(${[...ids]}::text[]) with ordinality c (cuenta_id, n)
        where not exists (
          select from cuenta_operacion p
          where p.cuenta_id = c.cuenta_id and p.operacionid = ${operacionid} and p.hasta is null)
        order by c.n`,
    )
    .returning('cuenta_id')
    .execute()
  return {
    changed: accountsOf([...later, ...kept, ...anew]),
    sinFin: kept.filter(({ participaba }) => participaba).length,
    noEmpiezan: 0,
  }
}

/** Through a day, sooner or later than it was to end: of what runs, the last that has begun by then. What was to begin after it does not. */
async function end(
  db: Kysely<Database>,
  {
    operacionid,
    ids,
    hasta,
    hoy,
  }: { operacionid: string; ids: readonly string[]; hasta: string; hoy: string },
): Promise<Changed> {
  const through = sql<string>`${hasta}::date`
  const its = sql<boolean>`c.operacionid = ${operacionid} and c.cuenta_id = any (${[...ids]})
    and coalesce(c.hasta, 'infinity') >= c.desde`
  const off = await db
    .updateTable('cuenta_operacion as c')
    .set({ hasta: sql`c.desde - 1` })
    .where(its)
    .where(sql<boolean>`c.desde > ${through}`)
    .returning('c.cuenta_id')
    .execute()
  const ended = await db
    .updateTable('cuenta_operacion as c')
    .set({ hasta: through })
    .where(its)
    .where(
      sql<boolean>`c.desde = (
        select max(l.desde) from cuenta_operacion l
        where l.cuenta_id = c.cuenta_id and l.operacionid = c.operacionid and l.desde <= ${through}
          and coalesce(l.hasta, 'infinity') >= greatest(l.desde, least(${hoy}::date, ${through})))`,
    )
    .where(sql<boolean>`c.hasta is distinct from ${through}`)
    .returning('c.cuenta_id')
    .execute()
  const changed = accountsOf([...off, ...ended])
  return { changed, sinFin: 0, noEmpiezan: changed.size - accountsOf(ended).size }
}
