import type { Input, Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { paginate } from '../paginate.ts'
import { says } from '../search.ts'
import { selectNominas } from './selectNominas.ts'

/** Those of the account that the transaction is about; one that never became complete is none. */
export const listNominas = (
  db: Kysely<Database>,
  input: Input<'ListNominas'>,
): Promise<Result<'ListNominas'>> =>
  paginate(selectNominas(db).where('n.completa', '=', true), input, {
    orders: {
      periodo: [sql`n.periodo`, sql`n.cargada`],
      cargada: [sql`n.cargada`],
    },
    byDefault: 'periodo DESC',
    last: [sql`n.nominaid`],
    searched: says('n.periodo', 'n.archivo'),
  })
