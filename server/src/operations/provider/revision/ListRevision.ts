import type { Input } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { recursoOf } from '../../shared/recursoOf.ts'
import { cutPage } from '../../shared/cutPage.ts'
import { paginate, type Orders } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { esperaDe } from './espera.ts'

const orders: Orders = {
  presentado: [sql.ref('d.presentado')],
  accountname: [sql.ref('c.accountname'), sql.ref('r.nombre')],
  nombre: [sql.ref('r.nombre'), sql.ref('t.nombre')],
  tipodocumento: [sql.ref('t.nombre'), sql.ref('r.nombre')],
}

const byDefault = 'presentado ASC'

export const ListRevision: Handler<'ListRevision'> = async (input, { db }) => {
  const { tiporecurso, causa, decidido_desde, search = '', order = byDefault } = input
  const byDecision = causa !== undefined || decidido_desde !== undefined
  const inLine = search === '' && tiporecurso === undefined && !byDecision && order.startsWith('presentado ')
  const { records, ...found } = await (inLine ? readLine(db, { ...input, order }) : findAmong(db, input))
  return { records: await withApariencia(db, records), ...found }
}

/** As they came in: the page is cut where an index has the order, however long the line, and its rows are looked up. */
async function readLine(
  db: Kysely<Database>,
  { estado, ...input }: Input<'ListRevision'> & { order: string },
) {
  const { tipodocumentoid, cuentaid, fuera_de_plazo, page, pagesize, order } = input
  const conditions = [standsAs('documento', estado)]
  if (tipodocumentoid !== undefined) conditions.push(sql`tipodocumentoid = ${tipodocumentoid}`)
  if (cuentaid !== undefined) conditions.push(sql`cuenta_id = ${cuentaid}`)
  if (fuera_de_plazo !== undefined) conditions.push(isLate('documento', fuera_de_plazo))
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
  const { estado, tiporecurso, tipodocumentoid, cuentaid, fuera_de_plazo, ...rest } = input
  const { causa, decidido_desde, ...page } = rest
  const query = selectRevision(db)
    .where(standsAs('d', estado))
    .$if(tiporecurso !== undefined, (q) => q.where('r.tiporecurso', '=', tiporecurso ?? 'chofer'))
    .$if(tipodocumentoid !== undefined, (q) => q.where('d.tipodocumentoid', '=', tipodocumentoid ?? ''))
    .$if(cuentaid !== undefined, (q) => q.where('d.cuenta_id', '=', cuentaid ?? ''))
    .$if(fuera_de_plazo !== undefined, (q) => q.where(isLate('d', fuera_de_plazo ?? true)))
    .$if(causa !== undefined, (q) => q.where('d.causa', '=', causa ?? 'otra'))
    .$if(decidido_desde !== undefined, (q) =>
      q.where(sql<boolean>`d.decidido >= comienzo_de(${decidido_desde}::date)`),
    )
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

const isLate = (documento: 'documento' | 'd', late: boolean) =>
  sql<boolean>`${esperaDe(documento).fuera_de_plazo} = ${late}`

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
