import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate, orEmpty, type Orders } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { selectOperadores } from './queries.ts'

const orders: Orders = {
  nombre: [sql.ref('nombre')],
  email: [sql`lower(email)`],
  rol: [sql.ref('rol'), sql.ref('nombre')],
  ultimo_ingreso: [orEmpty('ultimo_ingreso')],
  createdtime: [sql.ref('createdtime')],
}

export const ListOperadores: Handler<'ListOperadores'> = ({ activo, ...page }, { db }) =>
  paginate(
    selectOperadores(db).$if(activo !== undefined, (q) => q.where('activo', '=', activo === true)),
    page,
    { orders, byDefault: 'nombre ASC', last: [sql.ref('operadorid')], searched: says('nombre', 'email') },
  )
