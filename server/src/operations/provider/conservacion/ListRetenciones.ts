import type { Handler } from '../../../handler.ts'
import { retenciones } from './queries.ts'

export const ListRetenciones: Handler<'ListRetenciones'> = async ({ cuentaid }, { db }) => ({
  records: await retenciones(db)
    .$if(cuentaid !== undefined, (query) => query.where('x.cuenta_id', '=', cuentaid ?? ''))
    .execute(),
})
