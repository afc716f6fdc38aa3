import { refuse, type Input } from '@portal/contract'
import { resultadosDeFila } from '@portal/contract/lotes.ts'
import { tiposDeLote } from '@portal/contract/tiposDeLote.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { pageOf } from '../paginate.ts'
import { deshacibleOf, entra, requireLote, sayLote, sayLotes } from './readLote.ts'

/** Sends a rehearsal to its job. One lote of an account is at work at a time. */
export async function importarLote(db: Kysely<Database>, { loteid }: { loteid: string }) {
  const { estado } = await requireLote(db, loteid)
  // The same key pressed twice, or an answer that was lost.
  if (estado === 'importando') return sayLote(db, loteid)
  if (estado !== 'ensayo') throw refuse('LOTE_CLOSED')
  await refuseAtWork(db)
  const { rows } = await sql<{ pendientes: number; entran: number }>`
    select count(*) filter (where propio is null)::integer as pendientes, count(*) filter (where ${entra})::integer as entran
    from lote_fila where cuenta_id = mi_cuenta() and loteid = ${loteid}`.execute(db)
  if (rows[0]?.pendientes !== 0) throw refuse('LOTE_PENDING')
  if (rows[0].entran === 0) throw refuse('LOTE_NOTHING')
  await db
    .updateTable('lote')
    .set({ estado: 'importando', importado_por: sql`yo()`, empezado: sql`now()` })
    .where('loteid', '=', loteid)
    .execute()
  await sql`select encolar_lote(${loteid})`.execute(db)
  return sayLote(db, loteid)
}

/** Forgets a rehearsal; an import or an undoing that is at work ends before its next rows. */
export async function cancelarLote(db: Kysely<Database>, { loteid }: { loteid: string }) {
  const { estado } = await requireLote(db, loteid)
  const dicho = await sayLote(db, loteid)
  if (estado === 'ensayo') {
    await db.deleteFrom('lote').where('loteid', '=', loteid).execute()
    return dicho
  }
  // It ended before anybody could stop it.
  if (estado === 'hecho') return dicho
  if (estado !== 'importando') throw refuse('LOTE_CLOSED')
  await db
    .updateTable('lote')
    .set({ estado: 'hecho', cancelado: sql`now()`, terminado: sql`now()`, espera: null })
    .where('loteid', '=', loteid)
    .execute()
  return sayLote(db, loteid)
}

export async function deshacerLote(db: Kysely<Database>, { loteid }: { loteid: string }) {
  const lote = await requireLote(db, loteid)
  if (lote.estado === 'deshaciendo') return sayLote(db, loteid)
  if (lote.estado !== 'hecho') throw refuse('LOTE_CLOSED')
  if (deshacibleOf(lote) === null) throw refuse('LOTE_LATE')
  await refuseAtWork(db)
  await db
    .updateTable('lote')
    .set({ estado: 'deshaciendo', importado_por: sql`yo()` })
    .where('loteid', '=', loteid)
    .execute()
  await sql`select encolar_lote(${loteid})`.execute(db)
  return sayLote(db, loteid)
}

async function refuseAtWork(db: Kysely<Database>): Promise<void> {
  const other = await db
    .selectFrom('lote')
    .select('loteid')
    .where('estado', 'in', ['importando', 'deshaciendo'])
    .limit(1)
    .executeTakeFirst()
  if (other) throw refuse('LOTE_AT_WORK')
}

export async function listLotes(db: Kysely<Database>, { tipo, search = '', ...page }: Input<'ListLotes'>) {
  const query = db
    .selectFrom('lote')
    .where('tipo', 'in', tipo === undefined ? tiposDeLote : [tipo])
    .$if(search !== '', (q) => q.where(sql<boolean>`position(lower(${search}) in lower(archivo)) > 0`))
  const descending = !(page.order ?? '').endsWith('ASC')
  const lotes = await query
    .selectAll()
    .orderBy('creado', descending ? 'desc' : 'asc')
    .orderBy('loteid', descending ? 'desc' : 'asc')
    .limit(page.pagesize)
    .offset((page.page - 1) * page.pagesize)
    .execute()
  const { total } = await query.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  return pageOf(await sayLotes(db, lotes), page, total)
}

/** Those first that need a person. */
const urgencia = sql`array_position(array['error', 'decidir', 'cambiar', 'crear', 'igual', 'dejar', 'falta'], resultado)`

export async function detailLote(
  db: Kysely<Database>,
  { loteid, resultado, afuera, search = '', ...page }: Input<'DetailLote'>,
) {
  const { records } = await sayLote(db, loteid)
  const [lote] = records
  if (!lote) throw refuse('RECORD_NOT_FOUND')
  const query = db
    .selectFrom('lote_fila')
    .where('loteid', '=', loteid)
    .where('resultado', 'in', resultado === undefined ? resultadosDeFila : [resultado])
    // What the sheet lacks is none of its rows.
    .$if(resultado === undefined, (q) => q.where('fila', '>', 0))
    .$if(afuera === 'SI', (q) =>
      q.where((where) =>
        where.or([where('resultado', 'in', ['error', 'decidir', 'dejar']), where('hecho', '=', 'fallo')]),
      ),
    )
    .$if(search !== '', (q) =>
      q.where(sql<boolean>`position(sin_acentos(${search}) in sin_acentos(nombre || ' ' || detalle)) > 0`),
    )
  const [campo = 'resultado', sentido = 'ASC'] = (page.order ?? '').split(' ').filter((word) => word !== '')
  const filas = await query
    .select(['fila', 'resultado', 'decision', 'nombre', 'detalle', 'recursoid', 'celdas', 'cambios'])
    .select(['problemas', 'hecho', 'deshecho'])
    .select(
      sql<number[]>`case when resultado = 'decidir' and clave is not null then array(
        select o.fila from lote_fila o where o.cuenta_id = mi_cuenta() and o.loteid = lote_fila.loteid and o.clave = lote_fila.clave
          and o.fila <> lote_fila.fila and o.propio in ('crear', 'cambiar', 'igual', 'decidir') order by o.fila limit 20) else '{}' end`.as(
        'repetidas',
      ),
    )
    .$if(campo === 'resultado', (q) => q.orderBy(urgencia, sentido === 'DESC' ? 'desc' : 'asc'))
    .orderBy('fila', campo === 'fila' && sentido === 'DESC' ? 'desc' : 'asc')
    .limit(page.pagesize)
    .offset((page.page - 1) * page.pagesize)
    .execute()
  const { total } = await query.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const filas_de_pagina = filas.flatMap(({ resultado, ...fila }) =>
    resultado === null ? [] : [{ ...fila, resultado }],
  )
  return { records: [{ ...lote, filas_de_pagina, total }] }
}
