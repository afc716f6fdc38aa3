import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { selectEntradas } from './queries.ts'

export const ListBandeja: Handler<'ListBandeja'> = (page, { db }) =>
  paginate(selectEntradas(db).where('e.estado', '=', 'espera'), page, {
    orders: {
      // First what has no place, then by resource, as people read them.
      recurso: [
        sql`(r.recursoid is not null)`,
        sql.ref('r.tiporecurso'),
        sql.ref('r.nombre'),
        sql.ref('r.recursoid'),
      ],
      recibida: [sql.ref('e.recibida')],
    },
    byDefault: 'recurso ASC',
    last: [sql.ref('e.recibida'), sql.ref('e.entradaid')],
    searched: says('r.nombre', 'r.dominio', 't.nombre', 't.nombre_corto', 'p.destinatario'),
  })
