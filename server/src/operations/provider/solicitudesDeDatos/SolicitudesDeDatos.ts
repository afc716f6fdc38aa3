import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate, type Orders } from '../../shared/paginate.ts'
import { saysWords } from '../../shared/search.ts'
import { nombreDe } from '../../shared/solicitudesDeDatos/solicitudes.ts'
import { deCuentas } from './queries.ts'

/** What is answered already ends no more. */
const abiertas = sql`case when s.estado = 'abierta' then s.vence else '9999-12-31' end`
const orders: Orders = {
  vence: [abiertas, sql.ref('s.vence')],
  accountname: [sql.ref('q.accountname'), sql.ref('s.vence')],
  nombre: [nombreDe, sql.ref('s.vence')],
}

export const SolicitudesDeDatos: Handler<'SolicitudesDeDatos'> = (
  { cuentaid, recursoid, estado, ...page },
  { db },
) =>
  paginate(
    deCuentas(db)
      .$if(cuentaid !== undefined, (q) => q.where('s.cuenta_id', '=', cuentaid ?? ''))
      .$if(recursoid !== undefined, (q) => q.where('s.recursoid', '=', recursoid ?? ''))
      .$if(estado !== undefined, (q) => q.where('s.estado', '=', estado ?? 'abierta')),
    page,
    {
      orders,
      byDefault: 'vence ASC',
      last: [sql.ref('s.solicitudid')],
      searched: saysWords('q.accountname', 's.chofer', 'c.apellido', 'c.nombre'),
    },
  )
