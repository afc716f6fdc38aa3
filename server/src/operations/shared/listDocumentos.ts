import type { Input } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { columnasDeApariencia, withApariencia } from './apariencia.ts'
import { cutPage } from './cutPage.ts'
import { conQuienesPiden, participaEn, pedidaEn, quienesPiden } from './deOperacion.ts'
import { paginate, orEmpty, type Orders } from './paginate.ts'
import { requireParticipationOfNone } from './participacion.ts'
import { patternOf, saysWords, wordsOf } from './search.ts'
import { tiposIncluded } from './tiposIncluded.ts'

const orders: Orders = {
  nombre: [sql.ref('recurso'), sql.ref('nombre')],
  tipodocumento: [sql.ref('nombre'), sql.ref('recurso')],
  estado: [sql.ref('estado'), sql.ref('recurso')],
  fecha_vencimiento: [orEmpty('fecha_vencimiento'), sql.ref('recurso')],
  presentado: [sql.ref('presentado')],
  urgencia: [orEmpty('urgencia'), orEmpty('fin'), sql.ref('orden'), sql.ref('recurso')],
}

const columns = [
  'recursoid',
  'tiporecurso',
  'recurso as nombre',
  'dominio',
  'tipodocumentoid',
  'nombre as tipodocumento',
  'nombre_corto',
  'critico',
  'vigencia',
  'meses',
  'max_archivos',
  'dia_exigible',
  'compartido',
  'ejemplo',
  'estado',
  'renovacion',
  'periodo',
  'fecha_vencimiento',
  'numero',
  'fecha_emision',
  'desde',
  'motivo',
  'mes',
  'exceptuado_hasta',
] as const

/** Slots with something presented, of the caller's account or of the one that the provider looks at. */
export function listDocumentos(db: Kysely<Database>, input: Asked) {
  const { recursoid } = input
  return recursoid === undefined ? listOfAll(db, input) : listOfOne(db, input, recursoid)
}

/** `critico` is the provider's to ask. */
type Asked = Input<'ListDocumentos'> & { critico?: 'SI' | undefined }

/** Those that active resources are asked for today: many, and read in the order in which they are kept. */
async function listOfAll(
  db: Kysely<Database>,
  { order = 'nombre ASC', page, pagesize, search = '', ...asked }: Asked,
) {
  const { pagina, answer } = cutPage(
    {
      source: 'casilla_de_hoy',
      key: 'casillaid',
      conditions: [
        presented,
        ...conditionsOf(asked),
        ...(search === ''
          ? []
          : [
              // Each looked up by its key: an array would be looked for through an order of the list.
              sql<boolean>`casillaid in (select unnest(casillas_que_dicen(array[${sql.join(wordsOf(search).map(patternOf))}])))`,
            ]),
      ],
      walked: search === '' && isSpan(asked) ? [presented] : undefined,
      atOnce: search !== '',
      counted: search === '' ? (countKept(asked) ?? countRead(asked)) : undefined,
    },
    { order, page, pagesize },
    orders,
  )
  const rows = await db
    .selectFrom(pagina.as('pagina'))
    // Each looked up on its own: see `listByFitness`.
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('casilla_de_hoy')
          .selectAll()
          .whereRef('casillaid', '=', 'pagina.id')
          .offset(0)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(columns)
    .select(columnasDeApariencia)
    .select([sql<string>`documentoid`.as('documentoid'), sql<string>`presentado`.as('presentado'), 'total'])
    .select(quienesPiden('c'))
    .orderBy('pagina.lugar')
    .execute()
  await requireParticipationOfNone(db, asked.operacionid, rows)
  return answer(db, rows.map(conQuienesPiden))
}

const presented = sql<boolean>`documentoid is not null`

type Filters = Omit<Asked, 'page' | 'pagesize'>

/** Of ends: long ones hold many of them. */
const isSpan = ({ vence_desde, vence_hasta }: Filters) =>
  vence_desde !== undefined || vence_hasta !== undefined

function conditionsOf(asked: Filters): RawBuilder<boolean>[] {
  const { tiporecurso, estado, vence_desde, vence_hasta, porHacer, operacionid, critico } = asked
  const conditions: RawBuilder<boolean>[] = []
  if (tiporecurso !== undefined) conditions.push(sql`tiporecurso = any (${tiposIncluded(tiporecurso)})`)
  // One of many resources: its own slots are looked up, not looked for.
  if (tiporecurso === 'transporte') conditions.push(sql`recursoid = mi_cuenta()`)
  if (estado !== undefined) conditions.push(sql`estado = ${estado}`)
  if (porHacer !== undefined) conditions.push(sql`urgencia is not null`)
  if (operacionid !== undefined) conditions.push(pedidaEn(operacionid), participaEn(operacionid))
  if (critico !== undefined)
    conditions.push(sql`tipodocumentoid in (select tipodocumentoid from tipo_documento where critico)`)
  if (isSpan(asked)) conditions.push(sql`vigente_documentoid is not null`)
  if (vence_desde !== undefined) conditions.push(sql`fecha_vencimiento >= ${vence_desde}`)
  if (vence_hasta !== undefined) conditions.push(sql`fecha_vencimiento <= ${vence_hasta}`)
  return conditions
}

const kept = {
  activo: 'activos',
  'en revision': 'en_revision',
  rechazado: 'rechazados',
  vencido: 'vencidos',
  bloqueado: 'bloqueados',
} as const

/** How many there are, from what each resource keeps of its own; not of what ends in between, of an operacion, or stands so and is to be done. */
function countKept({
  tiporecurso,
  estado,
  vence_desde,
  vence_hasta,
  porHacer,
  operacionid,
  critico,
}: Filters): RawBuilder<number> | undefined {
  if (
    critico !== undefined ||
    operacionid !== undefined ||
    vence_desde !== undefined ||
    vence_hasta !== undefined ||
    (estado !== undefined && porHacer !== undefined)
  )
    return undefined
  if (estado === 'pendiente' || tiporecurso === 'chofer dado de baja') return sql`0::bigint`
  const states = estado === undefined ? Object.values(kept) : [kept[estado]]
  // What is missing is to be done too, and was never presented.
  const each =
    porHacer === undefined
      ? sql.join(
          states.map((column) => sql.ref(column)),
          sql` + `,
        )
      : sql`por_hacer - faltantes`
  const ofClase = tiporecurso === undefined ? sql`` : sql` and clase = ${tiporecurso}`
  return sql`(select coalesce(sum(${each}), 0)::bigint from veredicto where cuenta_id = mi_cuenta() and estado = 'ACTIVO'${ofClase})`
}

/** How many there are, from an index of the table itself: beside what draws resources it would not be enough. */
const countRead = (asked: Filters): RawBuilder<number> =>
  sql`(select count(*) from veredicto_casilla where ${sql.join(
    [sql`cuenta_id = mi_cuenta()`, presented, ...conditionsOf(asked)],
    sql` and `,
  )})`

/** All of one resource, those that are no longer asked for too. */
async function listOfOne(
  db: Kysely<Database>,
  { page, pagesize, order, search, ...asked }: Asked,
  recursoid: string,
) {
  const query = db
    .selectFrom('casilla')
    .select(columns)
    .select([sql<string>`documentoid`.as('documentoid'), sql<string>`presentado`.as('presentado')])
    .select(quienesPiden('casilla'))
    .where('documentoid', 'is not', null)
    .where('recursoid', '=', recursoid)
    .where(sql<boolean>`${sql.join([sql`true`, ...conditionsOf(asked)], sql` and `)}`)
  const { records, ...found } = await paginate(
    query,
    { page, pagesize, order, search },
    {
      orders,
      byDefault: 'nombre ASC',
      last: [sql.ref('tipodocumentoid'), sql.ref('documentoid')],
      searched: saysWords('recurso', 'casilla.nombre', 'dominio', 'marca'),
    },
  )
  await requireParticipationOfNone(db, asked.operacionid, records)
  return { records: await withApariencia(db, records.map(conQuienesPiden)), ...found }
}
