import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Handler } from '../../handler.ts'
import { casillasOf } from '../shared/casillas.ts'

export const DetailTransporte: Handler<'DetailTransporte'> = async (_input, { db }) => {
  const [transporte, cantidades] = await Promise.all([readTransporte(db), countAll(db)])
  const casillas = await casillasOf(db, transporte.accountid)
  return { records: [{ ...transporte, casillas, cantidades }] }
}

async function readTransporte(db: Kysely<Database>) {
  const transporte = await db
    .selectFrom('cuenta')
    .innerJoin('transporte_con_aptitud as t', 't.cuenta_id', 'cuenta.cuenta_id')
    .select([
      'cuenta.cuenta_id as accountid',
      'cuenta.accountname',
      'cuenta.tipo_documento',
      'cuenta.cuit',
      'cuenta.email',
      'cuenta.mobile',
      'cuenta.mailingstreet',
      'cuenta.othercountry',
      'cuenta.otherstate',
      'cuenta.othercity',
      'cuenta.logo',
      'cuenta.estado',
      'cuenta.createdtime',
      'cuenta.version',
      't.aptitud',
      't.motivos',
    ])
    .executeTakeFirst()
  if (!transporte) throw refuse('RECORD_NOT_FOUND')
  return transporte
}

function countAll(db: Kysely<Database>) {
  const active = (table: string, estado: string, value: string) =>
    sql<number>`(select count(*) from ${sql.table(table)} where cuenta_id = mi_cuenta() and ${sql.ref(estado)} = ${sql.lit(value)})`
  return db
    .selectFrom('casilla')
    .select([
      active('chofer', 'estado_cuenta', 'ACTIVO').as('choferes'),
      active('dominio', 'estado_dominio', 'ACTIVO').as('dominios'),
      active('unidad', 'estado', 'ACTIVA').as('unidades'),
      sql<number>`count(*)`.as('faltantes'),
    ])
    .where('exigible', '=', true)
    .where('obligatorio', '=', true)
    .where('casilla.estado', '=', 'pendiente')
    .where('estado_recurso', '=', 'ACTIVO')
    .executeTakeFirstOrThrow()
}
