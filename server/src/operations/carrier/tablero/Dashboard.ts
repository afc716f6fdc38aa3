import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { finDelPeriodo, periodoExigible, type Vigencia } from '@portal/contract/vigencia.ts'
import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { casillasDeHoy, finDe, urgencia } from '../../shared/casillas.ts'

const weeks = 12
const shown = 10

/** Counts what the lists show: the requirements of today, of active resources. All of it is read once, in one statement. */
export const Dashboard: Handler<'Dashboard'> = async (_input, { db }) => {
  const answer = await db
    .with('hoy', (query) =>
      query.selectFrom(casillasDeHoy({}).as('c')).select([...columns, urgencia('c').as('urgencia')]),
    )
    .with('apto', (query) => query.selectFrom(fitness.as('recurso')).selectAll())
    .selectNoFrom((tables) => [
      jsonObjectFrom(countByEstado(tables)).$notNull().as('totales'),
      jsonArrayFrom(countByWeek(tables)).as('semanas'),
      jsonArrayFrom(nextToDo(tables)).as('proximo'),
      jsonArrayFrom(fitResources(tables)).as('cumplimiento'),
      jsonObjectFrom(fitUnidades(tables)).$notNull().as('cumplimientoUnidades'),
      jsonObjectFrom(papersOfTransporte(tables)).$notNull().as('documentosTransporte'),
      tiles.as('cantidades'),
    ])
    .executeTakeFirstOrThrow()
  const { totales, semanas, proximo, cantidades, ...cumplimientos } = answer
  const { pendientes, porHacer, ...presentados } = totales
  const documentos = Object.values(presentados).reduce((sum, each) => sum + each, 0)
  return {
    ...totales,
    vencimientos: everyWeek(semanas),
    proximo: await withApariencia(db, proximo.map(withPeriodo)),
    ...cumplimientos,
    cantidades: { ...cantidades, documentos },
  }
}

const columns = [
  'recursoid',
  'tiporecurso',
  'recurso',
  'dominio',
  'tipodocumentoid',
  'nombre',
  'critico',
  'obligatorio',
  'vigencia',
  'orden',
  'estado',
  'renovacion',
  'documentoid',
  'fecha_vencimiento',
  'periodo',
  'desde',
  'motivo',
  'mes',
] as const

type Tables = ExpressionBuilder<
  Database & {
    hoy: Pick<Selectable<Database['casilla']>, (typeof columns)[number]> & { urgencia: number | null }
    apto: Apto
  },
  never
>

function countByEstado(tables: Tables) {
  const presented = (estado: string) => sql<number>`count(*) filter (where estado = ${sql.lit(estado)})`
  return tables
    .selectFrom('hoy')
    .select([
      sql<number>`count(*) filter (where estado = 'pendiente' and obligatorio)`.as('pendientes'),
      presented('rechazado').as('rechazados'),
      presented('activo').as('activos'),
      presented('en revision').as('enRevision'),
      presented('vencido').as('vencidos'),
      presented('bloqueado').as('bloqueados'),
      sql<number>`count(urgencia)`.as('porHacer'),
    ])
}

const today = sql<string>`(select hoy())`

function countByWeek(tables: Tables) {
  return tables
    .selectFrom('hoy')
    .select([
      sql<number>`(fecha_vencimiento - ${today}) / 7`.as('semana'),
      sql<number>`count(*)`.as('cantidad'),
    ])
    .where('estado', '=', 'activo')
    .where(sql<boolean>`fecha_vencimiento between ${today} and ${today} + ${sql.lit(weeks * 7 - 1)}`)
    .groupBy('semana')
}

/** The weeks in which nothing ends too. */
function everyWeek(rows: readonly { semana: number; cantidad: number }[]) {
  const hoy = hoyEnBuenosAires()
  return Array.from({ length: weeks }, (_, semana) => ({
    desde: sumarDias(hoy, semana * 7),
    hasta: sumarDias(hoy, semana * 7 + 6),
    cantidad: rows.find((row) => row.semana === semana)?.cantidad ?? 0,
  }))
}

/**
 * What the carrier can do something about, resource by resource: first the one of whom something is most urgent, and of
 * each what is. What waits for the provider is nobody's to do here.
 */
function nextToDo(tables: Tables) {
  return tables
    .selectFrom((query) =>
      query
        .selectFrom((inner) =>
          inner
            .selectFrom('hoy')
            .selectAll()
            .select(
              sql<number>`row_number() over (
                order by urgencia, ${finDe('hoy')} nulls last, orden, recurso, recursoid, tipodocumentoid, periodo)`.as(
                'lugar',
              ),
            )
            .where('urgencia', 'is not', null)
            .as('urgente'),
        )
        .selectAll()
        .select(sql<number>`min(lugar) over (partition by recursoid)`.as('grupo'))
        .orderBy('grupo')
        .orderBy('lugar')
        .limit(shown)
        .as('c'),
    )
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'c.tipodocumentoid')
    .select([
      'c.recursoid',
      'c.tiporecurso',
      'c.recurso as nombre',
      'c.dominio',
      'c.tipodocumentoid',
      't.nombre as tipodocumento',
      't.nombre_corto',
      't.instrucciones',
      'c.critico',
      't.vigencia',
      't.meses',
      't.max_archivos',
      't.dia_exigible',
      't.compartido',
      't.ejemplo',
      'c.estado',
      'c.documentoid',
      'c.fecha_vencimiento',
      'c.periodo',
      'c.desde',
      'c.motivo',
      'c.mes',
    ])
    .orderBy('c.grupo')
    .orderBy('c.lugar')
}

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

interface Apto {
  recursoid: string
  tiporecurso: Database['recurso']['tiporecurso']
  aptitud: Aptitud
  /** The first end among what decides over fitness. */
  hasta: string | null
}

/** As recurso_con_aptitud decides, from the slots at hand. A resource that is asked for nothing is fit. */
const fitness = sql<Apto>`(
  select recursoid, tiporecurso, aptitud_de(sum(no_apta), bool_or(vence_pronto), 'ACTIVO') as aptitud, min(fin) as hasta
  from (
    select recursoid, tiporecurso, 0 as no_apta, false as vence_pronto, null::date as fin from recurso
    where cuenta_id = mi_cuenta() and estado = 'ACTIVO'
    union all
    select recursoid, tiporecurso, (estado <> 'activo')::int, estado = 'activo' and fecha_vencimiento <= ${today} + aviso_de(vigencia),
      case estado when 'activo' then fecha_vencimiento end
    from hoy
    where critico and obligatorio and not mes
  ) casilla
  group by recursoid, tiporecurso)`

const countByAptitud = {
  habilitados: sql<number>`count(*) filter (where aptitud = 'habilitado')`,
  porVencer: sql<number>`count(*) filter (where aptitud = 'por vencer')`,
  total: sql<number>`count(*)`,
}

function fitResources(tables: Tables) {
  return tables
    .selectFrom('apto')
    .select([
      'tiporecurso',
      countByAptitud.habilitados.as('habilitados'),
      countByAptitud.porVencer.as('porVencer'),
      countByAptitud.total.as('total'),
      sql<
        string | null
      >`min(hasta) filter (where tiporecurso = 'transporte' and aptitud <> 'no habilitado')`.as('hasta'),
    ])
    .groupBy('tiporecurso')
    .orderBy(sql`array_position(array['transporte', 'chofer', 'dominio'], tiporecurso)`)
}

/** As unidad_con_aptitud decides: as fit as the least fit of its parts. A part that is not active is not among the fit. */
function fitUnidades(tables: Tables) {
  const unidades = sql<{ aptitud: Aptitud }>`(
    select case max(case coalesce(a.aptitud, 'no habilitado') when 'habilitado' then 0 when 'por vencer' then 1 else 2 end)
      when 0 then 'habilitado' when 1 then 'por vencer' else 'no habilitado' end as aptitud
    from unidad u
    cross join unnest(array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) parte(recursoid)
    left join apto a on a.recursoid = parte.recursoid
    where u.cuenta_id = mi_cuenta() and u.estado = 'ACTIVA' and parte.recursoid is not null
    group by u.unidadid)`
  return tables
    .selectFrom(unidades.as('unidades'))
    .select([
      countByAptitud.habilitados.as('habilitados'),
      countByAptitud.porVencer.as('porVencer'),
      countByAptitud.total.as('total'),
    ])
}

function papersOfTransporte(tables: Tables) {
  const soon = sql`fecha_vencimiento <= ${today} + aviso_de(vigencia)`
  return tables
    .selectFrom('hoy')
    .select([
      sql<number>`count(*) filter (where estado = 'activo' and ${soon} is not true)`.as('alDia'),
      sql<number>`count(*) filter (where estado = 'activo' and ${soon})`.as('porVencer'),
      sql<number>`count(*) filter (where obligatorio or documentoid is not null)`.as('total'),
    ])
    .where('tiporecurso', '=', 'transporte')
    .where('mes', '=', false)
}

interface Tiles {
  choferes: number
  dominios: number
  usuarios: number
}

const tiles = sql<Tiles>`json_build_object(
  'choferes', (select count(*) from chofer where cuenta_id = mi_cuenta() and estado_cuenta = 'ACTIVO'),
  'dominios', (select count(*) from dominio where cuenta_id = mi_cuenta() and estado_dominio = 'ACTIVO'),
  'usuarios', (select count(*) from contacto where cuenta_id = mi_cuenta() and activo))`
