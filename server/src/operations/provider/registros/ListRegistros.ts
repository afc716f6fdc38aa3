import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate, type Orders } from '../../shared/paginate.ts'
import { saysIn } from '../../shared/search.ts'
import { estadoVisto } from './queries.ts'
import { diasDeEspera } from '../../shared/diasDeEspera.ts'

const orders: Orders = {
  createdtime: [sql.ref('createdtime')],
  lastname: [sql.ref('lastname'), sql.ref('firstname')],
  cuit: [sql.ref('cuit')],
  email: [sql.ref('email')],
}

export const ListRegistros: Handler<'ListRegistros'> = ({ estado, ...page }, { db }) =>
  paginate(
    db
      .selectFrom('registro')
      .select([
        'registroid',
        'firstname',
        'lastname',
        'tipo_documento',
        'cuit',
        'email',
        estadoVisto.as('estado_registro'),
        'createdtime',
        diasDeEspera.as('dias'),
      ])
      .$if(estado !== undefined, (query) => query.where(estadoVisto, '=', estado ?? 'pendiente')),
    page,
    { orders, byDefault: 'createdtime ASC', last: [sql.ref('registroid')], searched: saysIn('texto') },
  )
