import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { contains, paginate, type Orders } from '../../shared/paginate.ts'

const orders: Orders = {
  createdtime: [sql.ref('createdtime')],
  lastname: [sql.ref('lastname'), sql.ref('firstname')],
  cuit: [sql.ref('cuit')],
  email: [sql.ref('email')],
}

export const ListRegistros: Handler<'ListRegistros'> = async ({ estado, search = '', ...page }, { db }) =>
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
        'estado_registro',
        'createdtime',
      ])
      .$if(estado !== undefined, (query) => query.where('estado_registro', '=', estado ?? 'pendiente'))
      .$if(search !== '', (query) => query.where(contains(sql.ref('texto'), search))),
    page,
    { orders, byDefault: 'createdtime ASC', last: [sql.ref('registroid')] },
  )
