import { pemDe } from '@portal/legajo/manifiesto.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectLlavesAjenas } from './queries.ts'

/** Of those that were taken back the newest are told. */
const maxQuitadas = 200

export const ListLlaves: Handler<'ListLlaves'> = async (_input, { db }) => {
  const propias = await db
    .selectFrom('clave_de_firma')
    .select(['claveid as llave', 'publica', 'desde', 'hasta'])
    .orderBy('desde', 'desc')
    .execute()
  const fijadas = await selectLlavesAjenas(db)
    .where('quitada', 'is', null)
    .orderBy('nombre')
    .orderBy('llaveajenaid')
    .execute()
  const quitadas = await selectLlavesAjenas(db)
    .where('quitada', 'is not', null)
    .orderBy(sql`quitada desc`)
    .limit(maxQuitadas)
    .execute()
  return {
    records: [
      {
        propias: propias.map((each) => ({ ...each, publica: pemDe(each.publica) })),
        ajenas: [...fijadas, ...quitadas],
      },
    ],
  }
}
