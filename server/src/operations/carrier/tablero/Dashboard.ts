import type { Aptitud } from '@portal/contract/recursos.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { casillasDeHoy } from '../../shared/casillas.ts'

const weeks = 12

/** Counts what the lists show: the requirements of today, of active resources. All of it is read once, in one statement. */
export const Dashboard: Handler<'Dashboard'> = async (_input, { db }) => {
  const { totales, semanas, proximo, cumplimiento, cantidades } = await db
    .with('hoy', (query) => query.selectFrom(casillasDeHoy({}).as('c')).select(columns))
    .selectNoFrom((tables) => [
      jsonObjectFrom(countByEstado(tables)).$notNull().as('totales'),
      jsonArrayFrom(countByWeek(tables)).as('semanas'),
      jsonArrayFrom(nextToDo(tables)).as('proximo'),
      jsonArrayFrom(fitResources(tables)).as('cumplimiento'),
      tiles.as('cantidades'),
    ])
    .executeTakeFirstOrThrow()
  const { pendientes, ...presentados } = totales
  const documentos = Object.values(presentados).reduce((sum, each) => sum + each, 0)
  return {
    ...totales,
    vencimientos: everyWeek(semanas),
    proximo,
    cumplimiento,
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
] as const

type Tables = ExpressionBuilder<
  Database & { hoy: Pick<Selectable<Database['casilla']>, (typeof columns)[number]> },
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

/** What stops somebody first, then what will. What waits for the provider is nobody's to do here. */
function nextToDo(tables: Tables) {
  return tables
    .selectFrom('hoy')
    .select([
      'recursoid',
      'tiporecurso',
      'recurso as nombre',
      'dominio',
      'tipodocumentoid',
      'nombre as tipodocumento',
      'critico',
      'estado',
      'documentoid',
      'fecha_vencimiento',
    ])
    .where(
      sql<boolean>`(estado in ('rechazado', 'vencido') or (estado = 'pendiente' and obligatorio)
        or (estado = 'activo' and not renovacion and fecha_vencimiento <= ${today} + 30))`,
    )
    .orderBy(
      sql`(critico and obligatorio) desc, estado = 'activo', estado = 'pendiente', fecha_vencimiento nulls last, orden, recurso, recursoid, tipodocumentoid`,
    )
    .limit(10)
}

/** As recurso_con_aptitud decides, from the slots at hand. A resource that is asked for nothing is fit. */
function fitResources(tables: Tables) {
  const asked = sql<{ tiporecurso: Database['recurso']['tiporecurso']; aptitud: Aptitud }>`(
    select tiporecurso, aptitud_de(sum(no_apta), bool_or(vence_pronto), 'ACTIVO') as aptitud
    from (
      select recursoid, tiporecurso, 0 as no_apta, false as vence_pronto from recurso
      where cuenta_id = mi_cuenta() and estado = 'ACTIVO'
      union all
      select recursoid, tiporecurso, (estado <> 'activo')::int, estado = 'activo' and fecha_vencimiento <= ${today} + aviso_de(vigencia)
      from hoy
      where critico and obligatorio
    ) casilla
    group by recursoid, tiporecurso)`
  return tables
    .selectFrom(asked.as('recurso'))
    .select([
      'tiporecurso',
      sql<number>`count(*) filter (where aptitud = 'habilitado')`.as('habilitados'),
      sql<number>`count(*) filter (where aptitud = 'por vencer')`.as('porVencer'),
      sql<number>`count(*)`.as('total'),
    ])
    .groupBy('tiporecurso')
    .orderBy(sql`array_position(array['transporte', 'chofer', 'dominio'], tiporecurso)`)
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
