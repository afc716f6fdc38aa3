import { maxIdentidades } from '@portal/contract/entradas.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

/** A dominio on leave is asked for nothing: its plate is a stranger's there. */
export const ListIdentidades: Handler<'ListIdentidades'> = async ({ despues }, { db }) => ({
  records: await db
    .selectFrom('recurso as r')
    .leftJoin('chofer', (join) =>
      join.onRef('chofer.cuenta_id', '=', 'r.cuenta_id').onRef('chofer.choferid', '=', 'r.recursoid'),
    )
    .leftJoin('cuenta', 'cuenta.cuenta_id', 'r.recursoid')
    .where('r.cuenta_id', '=', sql<string>`mi_cuenta()`)
    .where('r.exigencias', 'is not', null)
    .$if(despues !== undefined, (query) => query.where('r.recursoid', '>', despues ?? ''))
    .select([
      'r.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      'r.documento',
      sql<string | null>`coalesce(chofer.cuil, cuenta.cuit)`.as('cuil'),
    ])
    .orderBy('r.recursoid')
    .limit(maxIdentidades)
    .execute(),
})
