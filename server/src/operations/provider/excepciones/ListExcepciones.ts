import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { paginate, type Orders } from '../../shared/paginate.ts'
import { saysWords } from '../../shared/search.ts'
import { estadoDeExcepcion, selectExcepciones } from './queries.ts'

const orders: Orders = {
  hasta: [sql.ref('x.hasta')],
  dada: [sql.ref('x.dada')],
  accountname: [sql.ref('c.accountname'), sql.ref('r.nombre')],
  nombre: [sql.ref('r.nombre'), sql.ref('t.nombre')],
  tipodocumento: [sql.ref('t.nombre'), sql.ref('r.nombre')],
}

export const ListExcepciones: Handler<'ListExcepciones'> = async ({ cuentaid, estado, ...page }, { db }) => {
  const query = selectExcepciones(db)
    .$if(cuentaid !== undefined, (q) => q.where('x.cuenta_id', '=', cuentaid ?? ''))
    .$if(estado !== undefined, (q) => q.where(sql<boolean>`${estadoDeExcepcion} = ${estado}`))
  const { records, ...found } = await paginate(query, page, {
    orders,
    byDefault: 'hasta ASC',
    last: [sql.ref('x.excepcionid')],
    searched: saysWords('c.accountname', 'r.nombre', 'r.dominio', 't.nombre', 't.nombre_corto', 'o.nombre'),
  })
  return { records: await withApariencia(db, records), ...found }
}
