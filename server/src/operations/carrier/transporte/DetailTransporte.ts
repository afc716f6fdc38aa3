import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { cantidadesOf } from '../../shared/cantidades.ts'
import { casillasOf } from '../../shared/casillas.ts'
import { conMotivos } from '../../shared/conMotivos.ts'
import { conOperaciones, operacionesDeRecurso } from '../../shared/enOperaciones.ts'
import { requireParticipation } from '../../shared/participacion.ts'

export const DetailTransporte: Handler<'DetailTransporte'> = async ({ operacionid }, { db }) => {
  const [transporte, cantidades, there] = await Promise.all([
    readTransporte(db),
    cantidadesOf(db),
    operacionid === undefined ? {} : standingIn(db, operacionid),
  ])
  const casillas = await casillasOf(db, transporte.accountid)
  return {
    records: [
      {
        ...conOperaciones({ ...transporte, ...conMotivos({ ...transporte, ...there }) }),
        casillas,
        cantidades,
      },
    ],
  }
}

/** How it stands in an operation of today. */
async function standingIn(db: Kysely<Database>, operacionid: string) {
  const there = await db
    .selectFrom('veredicto_operacion')
    .select(['aptitud', 'culpables'])
    .where('operacionid', '=', operacionid)
    .where(sql<boolean>`cuenta_id = mi_cuenta() and recursoid = mi_cuenta()`)
    .executeTakeFirst()
  if (there) return there
  await requireParticipation(db, { dia: hoyEnBuenosAires(), operacionid })
  throw refuse('RECORD_NOT_FOUND')
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
      operacionesDeRecurso('cuenta.cuenta_id').as('operaciones'),
    ])
    .executeTakeFirst()
  if (!transporte) throw refuse('RECORD_NOT_FOUND')
  return transporte
}
