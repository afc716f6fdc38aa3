import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate, orEmpty, type Orders } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { selectContactos } from './queries.ts'

const orders: Orders = {
  nombre: [sql.ref('lastname'), sql.ref('firstname')],
  email: [sql`lower(email)`],
  rol: [sql`rol = 'colaborador'`, sql.ref('lastname'), sql.ref('firstname')],
  ultimo_ingreso: [orEmpty('ultimo_ingreso')],
  createdtime: [sql.ref('createdtime')],
}

export const ListContacts: Handler<'ListContacts'> = ({ activo, ...page }, { db }) =>
  paginate(
    selectContactos(db).$if(activo !== undefined, (q) => q.where('activo', '=', activo === true)),
    page,
    {
      orders,
      byDefault: 'nombre ASC',
      last: [sql.ref('contactid')],
      searched: says('firstname', 'lastname', 'firstname', 'email'),
    },
  )
