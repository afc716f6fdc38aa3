import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { orEmpty, paginate, type Orders } from '../../shared/paginate.ts'
import { orNumber, says } from '../../shared/search.ts'

const orders: Orders = {
  cuit: [sql.ref('k.cuit')],
  accountname: [orEmpty('k.accountname')],
}

export const ListCuitConocidos: Handler<'ListCuitConocidos'> = (page, { db }) =>
  paginate(
    db
      .selectFrom('cuit_conocido as k')
      .select(['k.cuit', 'k.accountname'])
      .select(
        sql<
          string | null
        >`(select cuenta_id from cuenta where cuit = k.cuit order by createdtime limit 1)`.as('cuentaid'),
      ),
    page,
    {
      orders,
      byDefault: 'cuit ASC',
      last: [sql.ref('k.cuit')],
      searched: orNumber(says('k.cuit', 'k.accountname')),
    },
  )
