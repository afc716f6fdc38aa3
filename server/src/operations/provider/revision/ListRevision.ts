import type { Input } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { recursoOf } from '../../shared/recursoOf.ts'
import { cutPage } from '../../shared/cutPage.ts'
import { paginate } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { esperaDe } from './espera.ts'
import { ordersBy, readInOrder } from './inOrder.ts'

const byDefault = 'presentado ASC'

export const ListRevision: Handler<'ListRevision'> = async (input, { db }) => {
  const { records, ...found } = await read(db, { ...input, order: input.order ?? byDefault })
  return { records: await withApariencia(db, records), ...found }
}

type Asked = Input<'ListRevision'> & { order: string }

function read(db: Kysely<Database>, input: Asked) {
  const { tiporecurso, causa, decidido_desde, search = '', order } = input
  if (search !== '' || causa !== undefined || decidido_desde !== undefined) return findAmong(db, input)
  return order.startsWith('presentado ') && tiporecurso === undefined
    ? readLine(db, input)
    : readSorted(db, input)
}

/** As they came in: the page is cut where an index has the order, however long the line, and its rows are looked up. */
async function readLine(db: Kysely<Database>, input: Asked) {
  const { page, pagesize, order } = input
  const { pagina, answer } = cutPage(
    {
      source: 'documento',
      key: 'documentoid',
      conditions: conditionsOf('documento', input),
      atOnce: false,
      whose: 'everybody',
    },
    { page, pagesize, order },
    { presentado: [sql.ref('presentado')] },
  )
  const places = await db.selectFrom(pagina.as('pagina')).selectAll().orderBy('lugar').execute()
  const ids = places.map(({ id }) => id)
  const total = places[0]?.total ?? 0
  return answer(
    db,
    (await rowsOf(db, ids)).map((row) => ({ ...row, total })),
  )
}

/** Cut or sorted by what stands on another record. */
async function readSorted(db: Kysely<Database>, input: Asked) {
  const { ids, ...found } = await readInOrder(db, conditionsOf('d', input), input)
  return { records: await rowsOf(db, ids), ...found }
}

/** What they show, in this order. One that is gone meanwhile is left out. */
async function rowsOf(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await selectRevision(db)
    .where(sql<boolean>`d.documentoid = any (${ids})`)
    .execute()
  const byId = new Map(rows.map((row) => [row.documentoid, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** By what was typed, and why and when it was decided: all that stand so are read. */
function findAmong(db: Kysely<Database>, input: Asked) {
  const { tiporecurso, causa, decidido_desde, page, pagesize, search, order } = input
  const query = selectRevision(db)
    .where(sql.join<boolean>(conditionsOf('d', input), sql` and `))
    .$if(tiporecurso !== undefined, (q) => q.where('r.tiporecurso', '=', tiporecurso ?? 'chofer'))
    .$if(causa !== undefined, (q) => q.where('d.causa', '=', causa ?? 'otra'))
    .$if(decidido_desde !== undefined, (q) =>
      q.where(sql<boolean>`d.decidido >= comienzo_de(${decidido_desde}::date)`),
    )
  return paginate(
    query,
    { page, pagesize, search, order },
    {
      orders: ordersBy('r'),
      byDefault,
      last: [sql.ref('d.documentoid')],
      searched: says('c.accountname', 'r.nombre', 't.nombre', 'r.dominio'),
    },
  )
}

type Estado = Input<'ListRevision'>['estado']

/** What is asked of the document itself. */
function conditionsOf(
  documento: 'documento' | 'd',
  { estado, tipodocumentoid, cuentaid, fuera_de_plazo }: Asked,
) {
  const column = (name: string) => sql.ref(`${documento}.${name}`)
  const conditions = [
    // Written out: an index of those that wait serves no plan for whatever status.
    estado === 'bloqueado'
      ? sql<boolean>`${column('bloqueado')}`
      : sql<boolean>`${column('estado')} = ${sql.lit(estado)} and not ${column('bloqueado')}`,
  ]
  if (tipodocumentoid !== undefined)
    conditions.push(sql<boolean>`${column('tipodocumentoid')} = ${tipodocumentoid}`)
  if (cuentaid !== undefined) conditions.push(sql<boolean>`${column('cuenta_id')} = ${cuentaid}`)
  if (fuera_de_plazo !== undefined)
    conditions.push(sql<boolean>`${esperaDe(documento).fuera_de_plazo} = ${fuera_de_plazo}`)
  return conditions
}

function selectRevision(db: Kysely<Database>) {
  return db
    .selectFrom('documento as d')
    .innerJoinLateral(recursoOf('d').as('r'), (join) => join.onTrue())
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .innerJoin('cuenta as c', 'c.cuenta_id', 'd.cuenta_id')
    .select([
      'd.documentoid',
      'd.cuenta_id',
      'c.accountname',
      'd.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      't.nombre as tipodocumento',
      't.nombre_corto',
      't.critico',
      sql<Estado>`case when d.bloqueado then 'bloqueado' else d.estado end`.as('estado'),
      'd.presentado',
      esperaDe('d').dias.as('dias'),
      esperaDe('d').fuera_de_plazo.as('fuera_de_plazo'),
      sql<number>`(select count(*) from archivo a where a.cuenta_id = d.cuenta_id and a.documentoid = d.documentoid)`.as(
        'archivos',
      ),
      sql<string | null>`quien_mira(d.documentoid)`.as('mirando'),
      sql<boolean>`d.presentado_por_operador is not distinct from yo()`.as('presentado_por_mi'),
    ])
}
