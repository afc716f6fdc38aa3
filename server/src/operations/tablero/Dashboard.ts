import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Handler } from '../../handler.ts'
import { diaEnBuenosAires, sumarDias } from '../../rules/calendario.ts'

const weeks = 12

/** Counts what the lists show: the requirements of today, of active resources. */
export const Dashboard: Handler<'Dashboard'> = async (_input, { db }) => {
  const [totales, vencimientos, proximo, cumplimiento, cantidades] = await Promise.all([
    countByEstado(db),
    countByWeek(db),
    nextToDo(db),
    fitResources(db),
    countTiles(db),
  ])
  const { pendientes, ...presentados } = totales
  const documentos = Object.values(presentados).reduce((sum, each) => sum + each, 0)
  return { ...totales, vencimientos, proximo, cumplimiento, cantidades: { ...cantidades, documentos } }
}

function ofToday(db: Kysely<Database>) {
  return db.selectFrom('casilla').where('exigible', '=', true).where('estado_recurso', '=', 'ACTIVO')
}

async function countByEstado(db: Kysely<Database>) {
  const presented = (estado: string) => sql<number>`count(*) filter (where estado = ${sql.lit(estado)})`
  return ofToday(db)
    .select([
      sql<number>`count(*) filter (where estado = 'pendiente' and obligatorio)`.as('pendientes'),
      presented('rechazado').as('rechazados'),
      presented('activo').as('activos'),
      presented('en revision').as('enRevision'),
      presented('vencido').as('vencidos'),
      presented('bloqueado').as('bloqueados'),
    ])
    .executeTakeFirstOrThrow()
}

async function countByWeek(db: Kysely<Database>) {
  const rows = await ofToday(db)
    .select([sql<number>`(fecha_vencimiento - hoy()) / 7`.as('semana'), sql<number>`count(*)`.as('cantidad')])
    .where('estado', '=', 'activo')
    .where(sql<boolean>`fecha_vencimiento between hoy() and hoy() + ${sql.lit(weeks * 7 - 1)}`)
    .groupBy('semana')
    .execute()
  const hoy = diaEnBuenosAires(new Date())
  return Array.from({ length: weeks }, (_, semana) => ({
    desde: sumarDias(hoy, semana * 7),
    hasta: sumarDias(hoy, semana * 7 + 6),
    cantidad: rows.find((row) => row.semana === semana)?.cantidad ?? 0,
  }))
}

/** What stops somebody first, then what will. What waits for the provider is nobody's to do here. */
async function nextToDo(db: Kysely<Database>) {
  return ofToday(db)
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
        or (estado = 'activo' and not renovacion and fecha_vencimiento <= hoy() + 30))`,
    )
    .orderBy(
      sql`(critico and obligatorio) desc, estado = 'activo', estado = 'pendiente', fecha_vencimiento nulls last, orden, recurso, recursoid, tipodocumentoid`,
    )
    .limit(10)
    .execute()
}

async function fitResources(db: Kysely<Database>) {
  return db
    .selectFrom('recurso_con_aptitud')
    .select([
      'tiporecurso',
      sql<number>`count(*) filter (where aptitud = 'habilitado')`.as('habilitados'),
      sql<number>`count(*) filter (where aptitud = 'por vencer')`.as('porVencer'),
      sql<number>`count(*)`.as('total'),
    ])
    .where('estado', '=', 'ACTIVO')
    .groupBy('tiporecurso')
    .orderBy(sql`array_position(array['transporte', 'chofer', 'dominio'], tiporecurso)`)
    .execute()
}

async function countTiles(db: Kysely<Database>) {
  return db
    .selectFrom('cuenta')
    .select([
      sql<number>`(select count(*) from chofer where cuenta_id = mi_cuenta() and estado_cuenta = 'ACTIVO')`.as(
        'choferes',
      ),
      sql<number>`(select count(*) from dominio where cuenta_id = mi_cuenta() and estado_dominio = 'ACTIVO')`.as(
        'dominios',
      ),
      sql<number>`(select count(*) from contacto where cuenta_id = mi_cuenta() and activo)`.as('usuarios'),
    ])
    .executeTakeFirstOrThrow()
}
