import type { Input, Result } from '@portal/contract'
import type { EstadoDeCelda } from '@portal/contract/matriz.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { aparienciaOf, aparienciasOf } from '../../shared/apariencia.ts'
import { columnasDeTipo } from '../../shared/casillas.ts'
import { cutPage } from '../../shared/cutPage.ts'
import {
  conQuienesPidenTodas,
  participaEn,
  pedidaEn,
  rigorEnOperaciones,
  tipoQueSePide,
  type Pedida,
  type QuienesPiden,
} from '../../shared/deOperacion.ts'
import { isMarcado } from '../../shared/marcados.ts'
import type { Orders } from '../../shared/paginate.ts'
import { requireParticipationOfNone } from '../../shared/participacion.ts'
import { mentions } from '../../shared/search.ts'

/**
 * Whose rows they are, in which order of an index they are read, and the views that they are cut by fitness from, counted, and
 * of an operation, with those that don't take part in it or without.
 */
const sources = {
  chofer: {
    key: 'choferid',
    listed: 'chofer_listado',
    kept: 'chofer_por_aptitud',
    there: 'chofer_en_operacion',
    orNot: 'chofer_vaya_o_no',
    estado: 'estado_cuenta',
    orders: { nombre: [sql.ref('apellido'), sql.ref('nombre')] },
  },
  dominio: {
    key: 'dominioid',
    listed: 'dominio_listado',
    kept: 'dominio_por_aptitud',
    there: 'dominio_en_operacion',
    orNot: 'dominio_vaya_o_no',
    estado: 'estado_dominio',
    orders: { nombre: [sql.ref('dominio')] },
  },
} satisfies Record<
  string,
  { key: string; listed: string; kept: string; there: string; orNot: string; estado: string; orders: Orders }
>

export const MatrizDocumentos: Handler<'MatrizDocumentos'> = async (input, { db }) => {
  const { tiporecurso, totales } = input
  const whose = {
    tiporecurso,
    estado: input.estado ?? 'ACTIVO',
    operacionid: input.operacionid,
    todos: input.todos,
  }
  const [{ records, ...page }, tipos, counted] = await Promise.all([
    readPage(db, { ...input, ...whose }),
    readTipos(db, whose),
    totales ? countAll(db, whose) : null,
  ])
  await requireParticipationOfNone(db, input.operacionid, records)
  const ids = records.map(({ recursoid }) => recursoid)
  const [celdas, apariencias] = await Promise.all([readCeldas(db, whose, ids), aparienciasOf(db, records)])
  return {
    ...page,
    records: records.map((row) => {
      const casillas = celdas.filter(({ recursoid }) => recursoid === row.recursoid)
      return {
        ...row,
        ...aparienciaOf(apariencias, row),
        porHacer: casillas.filter(({ urgencia }) => urgencia !== null).length,
        casillas,
      }
    }),
    tipos,
    totales: counted,
  }
}

/** Which resources it is about. */
type Whose = Required<Pick<Input<'MatrizDocumentos'>, 'tiporecurso' | 'estado'>> & {
  operacionid: string | undefined
  todos: 'SI' | undefined
}

/** Where an operation is said, its slots alone. */
const andPedida = ({ operacionid }: Pick<Whose, 'operacionid'>) =>
  operacionid === undefined ? sql`` : sql`and ${pedidaEn(operacionid)}`

/** And, unless all were asked for, of those alone that take part in it. */
const andParticipa = ({ operacionid, todos }: Pick<Whose, 'operacionid' | 'todos'>) =>
  operacionid === undefined || todos ? sql`` : sql`and ${participaEn(operacionid)}`

/** The slots of all of them: kept of the active ones, and told anew of the others, who are few. */
const slotsOf = (whose: Whose): RawBuilder<unknown> => {
  const { tiporecurso, estado } = whose
  if (estado === 'ACTIVO')
    return sql`(select * from veredicto_casilla where cuenta_id = mi_cuenta() and tiporecurso = ${tiporecurso}
      ${andPedida(whose)} ${andParticipa(whose)})`
  const { key, estado: column } = sources[tiporecurso]
  return sql`(
    select c.* from ${sql.table(tiporecurso)} r
    cross join lateral (
      select * from casilla where cuenta_id = mi_cuenta() and recursoid = r.${sql.ref(key)} and exigible ${andPedida(whose)} offset 0
    ) c
    where r.cuenta_id = mi_cuenta() and r.${sql.ref(column)} = ${estado})`
}

async function readPage(db: Kysely<Database>, input: Input<'MatrizDocumentos'> & Whose) {
  const { tiporecurso, con, aptitud, operacionid, search = '', order = 'nombre ASC', page, pagesize } = input
  const { key, listed, kept, there, orNot, estado, orders } = sources[tiporecurso]
  const isActive = input.estado === 'ACTIVO'
  const conditions: RawBuilder<boolean>[] = [sql`${sql.ref(estado)} = ${input.estado}`]
  if (operacionid !== undefined) conditions.push(sql`operacionid = ${operacionid}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(mentions(tiporecurso)(search))
  // What there is to do is kept of the active ones alone.
  const keptToDo = con === 'para hacer' && isActive
  if (keptToDo) conditions.push(sql`por_hacer > 0`)
  else if (con !== undefined)
    conditions.push(sql`${sql.ref(key)} in (
      select recursoid from ${slotsOf(input)} k where ${con === 'para hacer' ? sql`urgencia is not null` : sql`celda = ${con}`})`)
  const byKept = aptitud !== undefined || keptToDo || operacionid !== undefined
  // What is kept is enough to count them.
  const isKept = byKept && operacionid === undefined && search === '' && (con === undefined || keptToDo)
  const { pagina, answer } = cutPage(
    {
      source: operacionid !== undefined ? (input.todos ? orNot : there) : byKept ? listed : tiporecurso,
      key,
      conditions,
      atOnce: !isKept && conditions.length > 1,
      counted: isKept
        ? sql<number>`(select count(*) from ${sql.table(kept)}
            where ${sql.join([sql`cuenta_id = mi_cuenta()`, ...conditions], sql` and `)})`
        : undefined,
      ahead: isMarcado(key),
    },
    { order, page, pagesize },
    orders,
  )
  // Each looked up on its own: see `listByFitness`.
  const { rows } = await sql<Fila>`
    select r.recursoid, r.nombre, r.dominio, pagina.delante as marcado, pagina.total
    from ${pagina} pagina
    cross join lateral (select * from recurso where cuenta_id = mi_cuenta() and recursoid = pagina.id offset 0) r
    order by pagina.lugar`.execute(db)
  return answer(db, rows)
}

type Fila = Pick<Selectable<Database['recurso']>, 'recursoid' | 'nombre' | 'dominio'> & {
  marcado: boolean
  total: number
}

async function readTipos(db: Kysely<Database>, { tiporecurso, estado, operacionid }: Whose) {
  const tipos = await db
    .selectFrom('tipo_documento')
    .select([
      'tipodocumentoid',
      'nombre',
      ...columnasDeTipo,
      rigorEnOperaciones(operacionid).as('enOperaciones'),
    ])
    .where(
      sql<boolean>`docrectipo_recurso = ${estado === 'BAJA' ? `${tiporecurso} dado de baja` : tiporecurso}`,
    )
    .where(sql<boolean>`coalesce(vigente_desde, hoy()) <= hoy() and coalesce(vigente_hasta, hoy()) >= hoy()`)
    .where(tipoQueSePide(operacionid))
    .orderBy('orden')
    .orderBy('nombre')
    .execute()
  return tipos.map(({ enOperaciones, ...tipo }) => ({ ...tipo, ...(enOperaciones && { enOperaciones }) }))
}

type Celda = Result<'MatrizDocumentos'>['records'][number]['casillas'][number] & {
  recursoid: string
  urgencia: number | null
}

/** The slots of these resources, each resource's looked up on its own, whatever plan was made for whom. */
async function readCeldas(db: Kysely<Database>, whose: Whose, ids: readonly string[]): Promise<Celda[]> {
  if (ids.length === 0) return []
  const slots = whose.estado === 'ACTIVO' ? sql`veredicto_casilla where` : sql`casilla where exigible and`
  const { rows } = await sql<Omit<Celda, keyof QuienesPiden> & Pedida>`
    select c.recursoid, c.tipodocumentoid, c.estado, c.renovacion, c.documentoid, c.fecha_vencimiento, c.periodo,
      c.desde, c.motivo, c.mes, c.urgencia, c.operaciones as "pedidaPor"
    from unnest(${ids}::text[]) x (id)
    cross join lateral (
      select * from ${slots} cuenta_id = mi_cuenta() and recursoid = x.id ${andPedida(whose)} offset 0
    ) c
    order by c.mes, c.periodo, c.tipodocumentoid, c.documentoid`.execute(db)
  return conQuienesPidenTodas(db, rows)
}

/** Every slot of the kind is counted once for all of it. */
async function countAll(db: Kysely<Database>, whose: Whose): Promise<Result<'MatrizDocumentos'>['totales']> {
  const { tiporecurso, estado, operacionid } = whose
  const toDo =
    estado === 'ACTIVO' && operacionid === undefined
      ? sql`(select count(*) from veredicto where cuenta_id = mi_cuenta() and clase = ${tiporecurso} and por_hacer > 0)`
      : sql`(select count(distinct recursoid) from ${slotsOf(whose)} k where urgencia is not null)`
  const { rows } = await sql<{
    paraHacer: number
    tipodocumentoid: string
    estado: EstadoDeCelda
    cantidad: number
    meses: number
  }>`
    select tipodocumentoid, celda as estado, count(*) as cantidad, count(*) filter (where mes) as meses,
      ${toDo} as "paraHacer"
    from ${slotsOf(whose)} k
    group by tipodocumentoid, celda
    order by tipodocumentoid, celda`.execute(db)
  const sumOf = (
    among: typeof rows,
    count: (row: (typeof rows)[number]) => number = ({ cantidad }) => cantidad,
  ) => among.reduce((sum, row) => sum + count(row), 0)
  const slots = ({ cantidad, meses }: (typeof rows)[number]) => cantidad - meses
  const valid = new Set<EstadoDeCelda>(['activo', 'por vencer'])
  return {
    paraHacer: rows[0]?.paraHacer ?? 0,
    estados: [...new Set(rows.map(({ estado }) => estado))].map((estado) => ({
      estado,
      cantidad: sumOf(rows.filter((row) => row.estado === estado)),
    })),
    tipos: [...new Set(rows.map(({ tipodocumentoid }) => tipodocumentoid))].map((tipodocumentoid) => {
      const own = rows.filter((row) => row.tipodocumentoid === tipodocumentoid)
      return {
        tipodocumentoid,
        alDia: sumOf(
          own.filter(({ estado }) => valid.has(estado)),
          slots,
        ),
        total: sumOf(
          own.filter(({ estado }) => estado !== 'optativo'),
          slots,
        ),
      }
    }),
  }
}
