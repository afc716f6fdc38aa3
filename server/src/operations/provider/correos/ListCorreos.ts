import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { orderBy, paginateCapped } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { selectCorreos, withReenvio } from './queries.ts'

export const ListCorreos: Handler<'ListCorreos'> = async ({ estado, ...page }, { db }) => {
  const { records, ...rest } = await paginateCapped(
    db,
    selectCorreos(db).$if(estado !== undefined, (q) => {
      const left = estado === 'en_carpeta' ? 'enviado' : (estado ?? 'fallido')
      return q
        .where('estado', '=', left)
        .$if(left === 'enviado', (sent) => sent.where('en_carpeta', '=', estado === 'en_carpeta'))
    }),
    page,
    orderBy(page.order ?? 'creado DESC', { creado: [sql.ref('creado')] }, [sql.ref('correoid')]),
    says('para'),
  )
  return { ...rest, records: records.map(withReenvio) }
}
