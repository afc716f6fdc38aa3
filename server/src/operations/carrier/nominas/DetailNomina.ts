import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'

export const DetailNomina: Handler<'DetailNomina'> = async ({ nominaid, ...page }, { db }) => {
  const own = await db
    .selectFrom('nomina')
    .select('nominaid')
    .where('nominaid', '=', nominaid)
    .executeTakeFirst()
  if (!own) throw refuse('RECORD_NOT_FOUND')
  return paginate(
    db
      .selectFrom('nomina_persona')
      .select(['cuil', 'nombre', 'situacion', 'revistas', 'scvo'])
      .where('nominaid', '=', nominaid),
    page,
    {
      orders: { cuil: [sql`cuil`], nombre: [sql`nombre`] },
      byDefault: 'nombre ASC',
      last: [sql`cuil`],
      searched: says('nombre', 'cuil'),
    },
  )
}
