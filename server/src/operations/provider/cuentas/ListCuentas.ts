import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate, type Orders } from '../../shared/paginate.ts'
import { orNumber, saysIn } from '../../shared/search.ts'

const orders: Orders = {
  accountname: [sql.ref('c.accountname')],
  cuit: [sql.ref('c.cuit')],
  email: [sql.ref('c.email')],
  estado: [sql.ref('c.estado'), sql.ref('c.accountname')],
  createdtime: [sql.ref('c.createdtime')],
}

export const ListCuentas: Handler<'ListCuentas'> = ({ estado, ...page }, { db }) => {
  const query = db
    .selectFrom('cuenta as c')
    .select([
      'c.cuenta_id as cuentaid',
      'c.accountname',
      'c.tipo_documento',
      'c.cuit',
      'c.email',
      'c.estado',
      'c.createdtime',
      sql<number>`(select count(*) from chofer where cuenta_id = c.cuenta_id and estado_cuenta = 'ACTIVO')`.as(
        'choferes',
      ),
      sql<number>`(select count(*) from dominio where cuenta_id = c.cuenta_id and estado_dominio = 'ACTIVO')`.as(
        'dominios',
      ),
      sql<number>`(select count(*) from documento where cuenta_id = c.cuenta_id and estado = 'en revision' and not bloqueado)`.as(
        'en_revision',
      ),
    ])
    .$if(estado !== undefined, (q) => q.where('c.estado', '=', estado ?? 1))
  return paginate(query, page, {
    orders,
    byDefault: 'accountname ASC',
    last: [sql.ref('c.cuenta_id')],
    searched: orNumber(saysIn('c.texto')),
  })
}
