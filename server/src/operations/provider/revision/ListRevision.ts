import type { Input } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { recursoOf } from '../../shared/recursoOf.ts'
import { cutPage } from '../../shared/cutPage.ts'
import { paginate, type Orders } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'

const orders: Orders = {
  presentado: [sql.ref('d.presentado')],
  accountname: [sql.ref('c.accountname'), sql.ref('r.nombre')],
  nombre: [sql.ref('r.nombre'), sql.ref('t.nombre')],
  tipodocumento: [sql.ref('t.nombre'), sql.ref('r.nombre')],
}

const byDefault = 'presentado ASC'

export const ListRevision: Handler<'ListRevision'> = (input, { db }) => {
  const { tiporecurso, search = '', order = byDefault } = input
  const inLine = search === '' && tiporecurso === undefined && order.startsWith('presentado ')
  return inLine ? readLine(db, { ...input, order }) : findAmong(db, input)
}

/** As they came in: the page is cut where an index has the order, however long the line, and its rows are looked up. */
async function readLine(
  db: Kysely<Database>,
  { estado, ...input }: Input<'ListRevision'> & { order: string },
) {
  const { tipodocumentoid, cuentaid, page, pagesize, order } = input
  const conditions = [standsAs('documento', estado)]
  if (tipodocumentoid !== undefined) conditions.push(sql`tipodocumentoid = ${tipodocumentoid}`)
  if (cuentaid !== undefined) conditions.push(sql`cuenta_id = ${cuentaid}`)
  const { pagina, answer } = cutPage(
    { source: 'documento', key: 'documentoid', conditions, atOnce: false, whose: 'everybody' },
    { page, pagesize, order },
    { presentado: [sql.ref('presentado')] },
  )
  const places = await db.selectFrom(pagina.as('pagina')).selectAll().orderBy('lugar').execute()
  const rows = await selectRevision(db)
    .where(sql<boolean>`d.documentoid = any (${places.map(({ id }) => id)})`)
    .execute()
  const byId = new Map(rows.map((row) => [row.documentoid, row]))
  return answer(
    db,
    places.flatMap(({ id, total }) => {
      const row = byId.get(id)
      return row ? [{ ...row, total }] : []
    }),
  )
}

/** By what stands on other records: all that wait are read. */
function findAmong(db: Kysely<Database>, input: Input<'ListRevision'>) {
  const { estado, tiporecurso, tipodocumentoid, cuentaid, ...page } = input
  const query = selectRevision(db)
    .where(standsAs('d', estado))
    .$if(tiporecurso !== undefined, (q) => q.where('r.tiporecurso', '=', tiporecurso ?? 'chofer'))
    .$if(tipodocumentoid !== undefined, (q) => q.where('d.tipodocumentoid', '=', tipodocumentoid ?? ''))
    .$if(cuentaid !== undefined, (q) => q.where('d.cuenta_id', '=', cuentaid ?? ''))
  return paginate(query, page, {
    orders,
    byDefault,
    last: [sql.ref('d.documentoid')],
    searched: says('c.accountname', 'r.nombre', 't.nombre', 'r.dominio'),
  })
}

type Estado = Input<'ListRevision'>['estado']

function standsAs(documento: 'documento' | 'd', estado: Estado) {
  const bloqueado = sql.ref(`${documento}.bloqueado`)
  return estado === 'bloqueado'
    ? sql<boolean>`${bloqueado}`
    : sql<boolean>`${sql.ref(`${documento}.estado`)} = ${estado} and not ${bloqueado}`
}

function selectRevision(db: Kysely<Database>) {
  return db
    .selectFrom('documento as d')
    .innerJoinLateral(recursoOf('d').as('r'), (join) => join.onTrue())
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .innerJoin('cuenta as c', 'c.cuenta_id', 'd.cuenta_id')
    .leftJoin('dominio as v', (join) =>
      join.onRef('v.cuenta_id', '=', 'd.cuenta_id').onRef('v.dominioid', '=', 'd.recursoid'),
    )
    .select([
      'd.documentoid',
      'd.cuenta_id',
      'c.accountname',
      'd.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      'v.pais_patente',
      't.nombre as tipodocumento',
      't.critico',
      sql<Estado>`case when d.bloqueado then 'bloqueado' else d.estado end`.as('estado'),
      'd.presentado',
      sql<number>`(select count(*) from archivo a where a.cuenta_id = d.cuenta_id and a.documentoid = d.documentoid)`.as(
        'archivos',
      ),
    ])
}
