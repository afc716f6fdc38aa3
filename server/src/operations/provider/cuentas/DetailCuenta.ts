import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { palabraDeEstado, palabras } from '../../../rules/cuenta.ts'
import { cantidadesOf } from '../../shared/cantidades.ts'
import { conMotivos } from '../../shared/conMotivos.ts'
import { cuposOf } from '../../shared/cupos.ts'
import { cumplimientoOf, vencimientosOf } from './vencimientos.ts'

export const DetailCuenta: Handler<'DetailCuenta'> = async ({ cuentaid }, { db }) => {
  const [
    cuenta,
    cantidades,
    cupos,
    operaciones,
    en_revision,
    kept,
    estados,
    cumplimiento,
    vencimientos,
    contactos,
    registro,
  ] = await Promise.all([
    readCuenta(db),
    cantidadesOf(db),
    cuposOf(db),
    operacionesOf(db),
    countWaiting(db),
    countKept(db),
    estadosOf(db, cuentaid),
    cumplimientoOf(db),
    vencimientosOf(db),
    contactosOf(db),
    registroOf(db, cuentaid),
  ])
  const [last] = estados
  return {
    records: [
      {
        ...conMotivos(cuenta),
        // What it is today may have come about otherwise than the last line says.
        estado_desde: last !== undefined && last.estado === palabraDeEstado(cuenta.estado) ? last : null,
        cantidades: { ...cantidades, en_revision, ...kept },
        cupos: cupos.filter(({ cerca }) => cerca),
        operaciones,
        cumplimiento,
        vencimientos,
        contactos,
        registro: registro ?? null,
      },
    ],
  }
}

async function readCuenta(db: Kysely<Database>) {
  const cuenta = await db
    .selectFrom('cuenta')
    .innerJoin('transporte_con_aptitud as t', 't.cuenta_id', 'cuenta.cuenta_id')
    .selectAll('cuenta')
    .select(['cuenta.cuenta_id as cuentaid', 't.aptitud', 't.culpables'])
    .executeTakeFirst()
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  return cuenta
}

/** Null where there is none that it could take part in. */
async function operacionesOf(db: Kysely<Database>): Promise<number | null> {
  const { cuantas } = await db
    .selectNoFrom(
      sql<number | null>`case when exists (select from operacion) then (
        select count(distinct c.operacionid) from cuenta_operacion c join operacion o on o.operacionid = c.operacionid
        where c.cuenta_id = mi_cuenta() and o.activa and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde)) end`.as(
        'cuantas',
      ),
    )
    .executeTakeFirstOrThrow()
  return cuantas
}

async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { cuantos } = await db
    .selectFrom('documento')
    .select(sql<number>`count(*)`.as('cuantos'))
    .where('estado', '=', 'en revision')
    .where('bloqueado', '=', false)
    .executeTakeFirstOrThrow()
  return cuantos
}

function countKept(db: Kysely<Database>) {
  return db
    .selectFrom('veredicto')
    .select([
      sql<number>`count(*)`.as('recursos'),
      sql<number>`coalesce(sum(activos + en_revision + rechazados + vencidos + bloqueados) filter (where estado = 'ACTIVO'), 0)`.as(
        'documentos',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The last change of how the account stands. */
function estadosOf(db: Kysely<Database>, cuentaid: string) {
  return db
    .selectFrom('historial')
    .select([
      'docrechistorial_estado as estado',
      'createdtime as fecha',
      'actor_nombre as por',
      'nota as motivo',
    ])
    .where('recursoid', '=', cuentaid)
    .where('docrechistorial_estado', 'in', Object.values(palabras))
    .orderBy('createdtime', 'desc')
    .orderBy('historialid', 'desc')
    .limit(1)
    .execute()
}

/** Those who can sign in first, and among them who manages the others. */
function contactosOf(db: Kysely<Database>) {
  return db
    .selectFrom('contacto')
    .select([
      'contactid',
      'firstname',
      'lastname',
      'email',
      'mobile',
      'rol',
      'activo',
      sql<'pendiente' | 'vencida' | null>`invitacion_de(contactid)`.as('invitacion'),
      'ultimo_ingreso',
    ])
    .orderBy(sql`activo desc, rol desc, lastname, firstname, contactid`)
    .execute()
}

function registroOf(db: Kysely<Database>, cuentaid: string) {
  return db
    .selectFrom('registro')
    .select([
      'registroid',
      'createdtime',
      'decidido',
      sql<string | null>`nombre_de(decidido_por)`.as('decidido_por'),
    ])
    .where('cuenta_creada', '=', cuentaid)
    .executeTakeFirst()
}
