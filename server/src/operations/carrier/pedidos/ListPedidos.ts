import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'
import { selectPedidos } from './queries.ts'

const destinatario = sql.ref('p.destinatario')

export const ListPedidos: Handler<'ListPedidos'> = ({ estado, respuesta, ...page }, { db }) =>
  paginate(
    selectPedidos(db)
      .where('p.cuenta_id', '=', sql<string>`mi_cuenta()`)
      .where('p.vence', '>=', sql<string>`hoy() - 30`)
      .$if(estado !== undefined, (query) => query.where('p.estado', '=', estado ?? 'abierto'))
      .$if(respuesta !== undefined, (query) =>
        query.where('p.estado', '=', 'abierto').where('p.llegaron', respuesta === 'nada' ? '=' : '>', 0),
      ),
    page,
    {
      orders: {
        vence: [sql`(p.estado <> 'abierto')`, sql.ref('p.vence'), destinatario],
        destinatario: [destinatario],
        creado: [sql.ref('p.creado')],
      },
      byDefault: 'vence ASC',
      last: [sql.ref('p.pedidoid')],
      searched: saysIt,
    },
  )

/** Whom of, and for what. */
const saysIt = (typed: string) => sql<boolean>`(${says('p.destinatario')(typed)} or exists (
  select from pedido_casilla_dicha c where c.cuenta_id = p.cuenta_id and c.pedidoid = p.pedidoid
    and ${says('c.tipodocumento', 'c.nombre_corto', 'c.recurso', 'c.dominio')(typed)}))`
