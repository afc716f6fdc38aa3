import { sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { paginate } from '../../shared/paginate.ts'
import { todoPropio } from '../../shared/pasos.ts'

const partes = sql<{ lugar: string; nombre: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('lugar', e.x ->> 'lugar', 'nombre', coalesce(r.dominio, r.nombre, e.x ->> 'texto')) order by e.n), '[]')
  from jsonb_array_elements(p.partes) with ordinality e (x, n)
  left join paso_recurso o on o.cuenta_id = mi_cuenta() and o.pasoid = p.pasoid and o.lugar = e.x ->> 'lugar'
  left join lateral recurso_de(o.cuenta_id, o.recursoid) r on true
  where o.pasoid is not null or e.x ->> 'lugar' not like 'chofer%')`

/** How many minutes after it came in, of one that went out of the same site. */
const estuvo = sql<number | null>`case when p.sentido = 'sale' then (
  select case when x.sentido = 'entra' then floor(extract(epoch from o.momento - x.momento) / 60)::integer end
  from paso_recurso o
  join paso_recurso x on x.cuenta_id = o.cuenta_id and x.recursoid = o.recursoid and x.sede = o.sede and x.momento < o.momento
    and x.sentido <> 'no entra'
  where o.cuenta_id = mi_cuenta() and o.pasoid = p.pasoid
  order by x.momento desc limit 1) end`

/**
 * Of a unit, where it came as that unit; of a chofer or a dominio, wherever it came. What belongs to others is told by its
 * plate alone, and why somebody was let in or not only where everything that came is the account's own.
 */
export const ListMisPasos: Handler<'ListMisPasos'> = ({ recursoid, ...page }, { db }) =>
  paginate(
    db
      .selectFrom(
        sql<Pick<Database['paso'], 'pasoid'>>`(
          select pasoid from paso_recurso where cuenta_id = mi_cuenta() and recursoid = ${recursoid}
          union
          select x.pasoid from unidad u join paso x on x.unidadid = u.unidadid where u.cuenta_id = mi_cuenta() and u.unidadid = ${recursoid}
        )`.as('d'),
      )
      .innerJoin('paso as p', 'p.pasoid', 'd.pasoid')
      .innerJoin('puerta as g', 'g.puertaid', 'p.puertaid')
      .select([
        'p.pasoid',
        'p.momento',
        'g.nombre as puerta',
        'g.sede',
        'p.sentido',
        'p.respuesta',
        sql<string[]>`case when ${todoPropio} then p.motivos else '{}' end`.as('motivos'),
        partes.as('partes'),
        sql<string | null>`case when ${todoPropio} then p.igual ->> 'motivo' end`.as('igual'),
        estuvo.as('estuvo'),
      ]),
    page,
    { orders: { momento: [sql.ref('p.momento')] }, byDefault: 'momento DESC', last: [sql.ref('p.pasoid')] },
  )
