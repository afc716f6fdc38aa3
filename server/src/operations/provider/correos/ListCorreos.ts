import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { contains, paginateCapped } from '../../shared/paginate.ts'
import { selectCorreos, withReenvio } from './queries.ts'

export const ListCorreos: Handler<'ListCorreos'> = async ({ estado, search = '', ...page }, { db }) => {
  const { records, ...rest } = await paginateCapped(
    db,
    selectCorreos(db)
      .$if(estado !== undefined, (q) => q.where('estado', '=', estado ?? 'fallido'))
      .$if(search !== '', (q) => q.where(contains(sql`sin_acentos(para)`, search))),
    page,
    sql`creado desc, correoid desc`,
  )
  return { ...rest, records: records.map(withReenvio) }
}
