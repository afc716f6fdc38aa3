import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { finDelPeriodo, periodoExigible, type Vigencia } from '@portal/contract/vigencia.ts'
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { columnasDeApariencia } from '../../shared/apariencia.ts'
import { countByAptitud } from '../../shared/cumplimiento.ts'
import {
  conQuienesPiden,
  participaEn,
  pedidaEn,
  pedidaSoloEnOtras,
  quienesPiden,
} from '../../shared/deOperacion.ts'
import { requireParticipationOfNone } from '../../shared/participacion.ts'
import { lastDay, nextWeeks, semana, today } from '../../shared/semanas.ts'

const shown = 10

/** Counts what the lists show: the requirements of today, of active resources, as they are kept. */
export const Dashboard: Handler<'Dashboard'> = async ({ operacionid }, { db }) => {
  const query =
    operacionid === undefined
      ? (compiled ??= everythingOf(db).compile())
      : everythingOf(db, operacionid).compile()
  const {
    rows: [found],
  } = await db.executeQuery(query)
  if (!found) throw new Error('a dashboard without a row')
  const { clases, semanas, proximo, plazos, usuarios, ...cumplimientos } = found
  await requireParticipationOfNone(db, operacionid, clases)
  const totales = sumOf(clases)
  const { pendientes, porHacer, ...presentados } = totales
  const documentos = Object.values(presentados).reduce((sum, each) => sum + each, 0)
  const countOf = (clase: string) => clases.find(({ tiporecurso }) => tiporecurso === clase)?.total ?? 0
  return {
    ...totales,
    vencimientos: everyWeek(semanas),
    proximo: proximo.map((each) => conQuienesPiden(withPeriodo(each))),
    plazos: {
      records: plazos.map(({ total: _total, ...each }) => ({ ...each, ...nothingElse })),
      total: plazos[0]?.total ?? 0,
    },
    cumplimiento: clases.map(({ tiporecurso, habilitados, porVencer, total, hasta }) => ({
      tiporecurso,
      habilitados,
      porVencer,
      total,
      hasta,
    })),
    ...cumplimientos,
    cantidades: { choferes: countOf('chofer'), dominios: countOf('dominio'), usuarios, documentos },
  }
}

type Everything = ReturnType<typeof everythingOf>
/** The same for everybody who names no operation, so it is built once. */
let compiled: ReturnType<Everything['compile']> | undefined

const everythingOf = (db: Kysely<Database>, operacionid?: string) =>
  db.selectNoFrom((tables) => [
    jsonArrayFrom(countByClase(tables, operacionid)).as('clases'),
    jsonArrayFrom(countByWeek(tables, operacionid)).as('semanas'),
    jsonArrayFrom(nextToDo(tables, operacionid)).as('proximo'),
    jsonArrayFrom(plazosThatRun(tables, operacionid)).as('plazos'),
    jsonObjectFrom(fitUnidades(tables, operacionid)).$notNull().as('cumplimientoUnidades'),
    jsonObjectFrom(papersOfTransporte(tables, operacionid)).$notNull().as('documentosTransporte'),
    sql<number>`(select count(*) from contacto where cuenta_id = mi_cuenta() and activo)`.as('usuarios'),
  ])

type Tables = ExpressionBuilder<Database, never>

/** Whose rows, in a subquery: nobody adds it there. */
const own = sql<boolean>`cuenta_id = mi_cuenta()`

/** What is kept of resources, added up by their kind: each is read once for all that is told of them. */
function countByClase(tables: Tables, operacionid: string | undefined) {
  return tables
    .selectFrom(operacionid === undefined ? sql<Contado>`veredicto`.as('v') : verdictsOf(operacionid).as('v'))
    .select([
      'clase as tiporecurso',
      countByAptitud.habilitados.as('habilitados'),
      countByAptitud.porVencer.as('porVencer'),
      countByAptitud.total.as('total'),
      sql<string | null>`min(critico_hasta) filter (where clase = 'transporte' and rango > 1)`.as('hasta'),
      ...summed.map(([column, name]) => sql<number>`sum(${sql.ref(column)})`.as(name)),
    ])
    .where(own)
    .where('estado', '=', 'ACTIVO')
    .groupBy('clase')
    .orderBy(sql`array_position(array['transporte', 'chofer', 'dominio'], clase)`)
}

type Contado = Pick<
  Selectable<Database['veredicto']>,
  'cuenta_id' | 'clase' | 'estado' | 'rango' | 'critico_hasta' | (typeof summed)[number][0]
>

/**
 * The same of those that take part in an operacion, as they stand there. How many slots stand how is kept of each resource;
 * those are left out that others ask for alone.
 */
const verdictsOf = (operacionid: string) => sql<Contado>`(
  select v.cuenta_id, v.clase, v.estado, v.rango, v.critico_hasta, v.faltantes, v.por_hacer, ${sql.join(
    estados.map(
      ([column]) => sql`g.${sql.ref(column)} - coalesce(ajenas.${sql.ref(column)}, 0) as ${sql.ref(column)}`,
    ),
  )}
  from veredicto_operacion v
  join veredicto g on g.cuenta_id = v.cuenta_id and g.recursoid = v.recursoid
  left join (
    select recursoid, ${sql.join(
      estados.map(
        ([column, estado]) => sql`count(*) filter (where estado = ${sql.lit(estado)}) as ${sql.ref(column)}`,
      ),
    )}
    from veredicto_casilla where ${own} and ${pedidaSoloEnOtras(operacionid)} group by recursoid
  ) ajenas on ajenas.recursoid = v.recursoid
  where v.cuenta_id = mi_cuenta() and v.operacionid = ${operacionid})`

const estados = [
  ['rechazados', 'rechazado'],
  ['activos', 'activo'],
  ['en_revision', 'en revision'],
  ['vencidos', 'vencido'],
  ['bloqueados', 'bloqueado'],
] as const

/** Of slots: of those that take part in it, what everybody is asked for and what it asks. */
const thereIn = (operacionid: string | undefined) =>
  operacionid === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${pedidaEn(operacionid)} and ${participaEn(operacionid)}`

/** Slots by how they stand, and what each count is called. */
const summed = [
  ['faltantes', 'pendientes'],
  ['rechazados', 'rechazados'],
  ['activos', 'activos'],
  ['en_revision', 'enRevision'],
  ['vencidos', 'vencidos'],
  ['bloqueados', 'bloqueados'],
  ['por_hacer', 'porHacer'],
] as const
type Totales = Record<(typeof summed)[number][1], number>

function sumOf(clases: readonly Totales[]): Totales {
  const sum = (name: keyof Totales) => clases.reduce((total, each) => total + each[name], 0)
  return {
    pendientes: sum('pendientes'),
    rechazados: sum('rechazados'),
    activos: sum('activos'),
    enRevision: sum('enRevision'),
    vencidos: sum('vencidos'),
    bloqueados: sum('bloqueados'),
    porHacer: sum('porHacer'),
  }
}

function countByWeek(tables: Tables, operacionid: string | undefined) {
  return tables
    .selectFrom('veredicto_casilla')
    .select([semana.as('semana'), sql<number>`count(*)`.as('cantidad')])
    .where(own)
    .where('estado', '=', 'activo')
    .where('documentoid', 'is not', null)
    .where(sql<boolean>`fecha_vencimiento between ${today} and ${lastDay}`)
    .where(thereIn(operacionid))
    .groupBy('semana')
}

/** The weeks in which nothing ends too. */
function everyWeek(rows: readonly { semana: number; cantidad: number }[]) {
  return nextWeeks().map((each, week) => ({
    ...each,
    cantidad: rows.find((row) => row.semana === week)?.cantidad ?? 0,
  }))
}

/** The most urgent first, as an index has them. */
const urgent = sql`urgencia, fin, orden, recurso, casillaid`

/**
 * What the carrier can do something about, resource by resource: first the one of whom something is most urgent, and of
 * each what is. What waits for the provider is nobody's to do here. The first few things name enough resources.
 */
function nextToDo(tables: Tables, operacionid: string | undefined) {
  const first = sql<{ recursoid: string; lugar: number }>`(
    select recursoid, row_number() over (order by ${urgent}) as lugar
    from (select * from veredicto_casilla where ${own} and urgencia is not null and ${thereIn(operacionid)} order by ${urgent} limit ${sql.lit(shown)}) c)`
  const groups = sql<{ recursoid: string; grupo: number }>`(
    select recursoid, min(lugar) as grupo from ${first} primeras group by recursoid)`
  // Before what draws each is read: of one resource there may be many more.
  const chosen = sql<{ elegida: string; grupo: number }>`(
    select k.casillaid as elegida, g.grupo
    from ${groups} g join veredicto_casilla k on k.cuenta_id = mi_cuenta() and k.recursoid = g.recursoid
    where k.urgencia is not null and ${operacionid === undefined ? sql`true` : pedidaEn(operacionid)}
    order by g.grupo, ${urgent} limit ${sql.lit(shown)})`
  return tables
    .selectFrom(chosen.as('g'))
    .innerJoin('casilla_de_hoy as c', (join) =>
      join.onRef('c.casillaid', '=', 'g.elegida').on(sql<boolean>`c.cuenta_id = mi_cuenta()`),
    )
    .select(columnasDeApariencia)
    .select([
      'c.recursoid',
      'c.tiporecurso',
      'c.recurso as nombre',
      'c.dominio',
      'c.tipodocumentoid',
      'c.nombre as tipodocumento',
      'c.nombre_corto',
      'c.instrucciones',
      'c.critico',
      'c.vigencia',
      'c.meses',
      'c.max_archivos',
      'c.dia_exigible',
      'c.compartido',
      'c.ejemplo',
      'c.estado',
      'c.documentoid',
      'c.fecha_vencimiento',
      'c.periodo',
      'c.desde',
      'c.motivo',
      'c.mes',
      'c.exceptuado_hasta',
      ...quienesPiden('c'),
    ])
    .orderBy('g.grupo')
    .orderBy(sql`${urgent}`)
}

/** As many of who left as leave room for who drives. */
const plazosShown = 3

function plazosThatRun(tables: Tables, operacionid: string | undefined) {
  return tables
    .selectFrom('plazo_corriendo as p')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'p.tipodocumentoid')
    .select([
      'p.recursoid',
      'p.recurso as nombre',
      'p.foto',
      'p.documento',
      'p.tipodocumentoid',
      't.nombre as tipodocumento',
      't.nombre_corto',
      't.instrucciones',
      't.critico',
      't.vigencia',
      't.meses',
      't.max_archivos',
      't.dia_exigible',
      't.compartido',
      't.ejemplo',
      'p.estado',
      'p.documentoid',
      'p.fecha_vencimiento',
      'p.desde',
      'p.motivo',
      'p.plazo',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where(own)
    .where(sql<boolean>`${operacionid === undefined}`)
    .orderBy(
      sql`plazo < hoy(), case when plazo < hoy() then hoy() - plazo else plazo - hoy() end, recurso, recursoid, p.tipodocumentoid`,
    )
    .limit(plazosShown)
}

/** What a paper of who left has none of. */
const nothingElse = {
  tiporecurso: 'chofer dado de baja',
  dominio: null,
  pais_patente: null,
  vehiculo: null,
  carroceria: null,
  cantidad_ejes: null,
  marca: null,
  modelo: null,
  periodo: null,
  hasta: null,
  mes: false,
  exceptuado_hasta: null,
} as const

interface Mensual {
  vigencia: Vigencia
  estado: EstadoCasilla
  dia_exigible: number
  periodo: string | null
}

/** Of a month's paper that is missing: which month is asked for, and through which day that one serves. */
function withPeriodo<Row extends Mensual>(row: Row): Row & { hasta: string | null } {
  if (row.vigencia !== 'mensual' || row.estado !== 'pendiente') return { ...row, hasta: null }
  const periodo = periodoExigible(hoyEnBuenosAires(), row.dia_exigible)
  return { ...row, periodo, hasta: finDelPeriodo(periodo, row.dia_exigible) }
}

function fitUnidades(tables: Tables, operacionid: string | undefined) {
  return tables
    .selectFrom(operacionid === undefined ? 'unidad_listada' : 'unidad_listada_en_operacion')
    .$if(operacionid !== undefined, (query) => query.where(sql<boolean>`operacionid = ${operacionid}`))
    .select([
      countByAptitud.habilitados.as('habilitados'),
      countByAptitud.porVencer.as('porVencer'),
      countByAptitud.total.as('total'),
    ])
    .where(own)
    .where('estado', '=', 'ACTIVA')
}

function papersOfTransporte(tables: Tables, operacionid: string | undefined) {
  return tables
    .selectFrom('veredicto_casilla')
    .select([
      sql<number>`count(*) filter (where celda = 'activo')`.as('alDia'),
      sql<number>`count(*) filter (where celda = 'por vencer')`.as('porVencer'),
      sql<number>`count(*) filter (where celda <> 'optativo')`.as('total'),
    ])
    .where(own)
    .where(sql<boolean>`recursoid = mi_cuenta()`)
    .where('mes', '=', false)
    .where(thereIn(operacionid))
}
