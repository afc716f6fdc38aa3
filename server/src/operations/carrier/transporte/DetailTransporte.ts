import { refuse } from '@portal/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { cantidadesOf } from '../../shared/cantidades.ts'
import { casillasOf } from '../../shared/casillas.ts'
import { conMotivos } from '../../shared/conMotivos.ts'

export const DetailTransporte: Handler<'DetailTransporte'> = async (_input, { db }) => {
  const [transporte, cantidades] = await Promise.all([readTransporte(db), cantidadesOf(db)])
  const casillas = await casillasOf(db, transporte.accountid)
  return { records: [{ ...conMotivos(transporte), casillas, cantidades }] }
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
      't.culpables',
    ])
    .executeTakeFirst()
  if (!transporte) throw refuse('RECORD_NOT_FOUND')
  return transporte
}
