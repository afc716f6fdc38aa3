import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { cantidadesOf } from '../../shared/cantidades.ts'

export const DetailCuenta: Handler<'DetailCuenta'> = async ({ cuentaid }, { db }) => {
  const [cuenta, cantidades, en_revision, contactos, registro] = await Promise.all([
    readCuenta(db),
    cantidadesOf(db),
    countWaiting(db),
    contactosOf(db),
    registroOf(db, cuentaid),
  ])
  return {
    records: [
      { ...cuenta, cantidades: { ...cantidades, en_revision }, contactos, registro: registro ?? null },
    ],
  }
}

async function readCuenta(db: Kysely<Database>) {
  const cuenta = await db
    .selectFrom('cuenta')
    .innerJoin('transporte_con_aptitud as t', 't.cuenta_id', 'cuenta.cuenta_id')
    .selectAll('cuenta')
    .select(['cuenta.cuenta_id as cuentaid', 't.aptitud', 't.motivos'])
    .executeTakeFirst()
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  return cuenta
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
