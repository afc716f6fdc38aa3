import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectPropuestas } from './queries.ts'

export const ListPropuestas: Handler<'ListPropuestas'> = async ({ propuestaid }, { db }) => ({
  records: await selectPropuestas(db)
    .where((or) =>
      or.or([
        sql<boolean>`propuesta.estado = 'esperando' and propuesta.vence > now()`,
        ...(propuestaid === undefined ? [] : [or('propuestaid', '=', propuestaid)]),
      ]),
    )
    .orderBy('pedida')
    .execute(),
})
