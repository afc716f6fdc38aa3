import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { orEmpty, paginate, type Orders } from '../../shared/paginate.ts'
import { orNumber, says } from '../../shared/search.ts'
import { selectInvitaciones } from './queries.ts'

const orders: Orders = {
  enviada: [sql.ref('i.enviada')],
  nombre: [orEmpty('i.nombre')],
  cuit: [sql.ref('i.cuit')],
  email: [sql.ref('i.email')],
}

export const ListInvitaciones: Handler<'ListInvitaciones'> = ({ estado, ...page }, { db }) =>
  paginate(
    selectInvitaciones(db).$if(estado !== undefined, (q) => q.where('i.estado', '=', estado ?? 'enviada')),
    page,
    {
      orders,
      byDefault: 'enviada DESC',
      last: [sql.ref('i.invitacionid')],
      searched: orNumber(says('i.cuit', 'i.nombre', 'i.email')),
    },
  )
