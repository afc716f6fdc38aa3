import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectLlavesAjenas } from './queries.ts'

export const QuitarLlave: Handler<'QuitarLlave'> = async ({ llaveajenaid }, { db }) => {
  const { numUpdatedRows } = await db
    .updateTable('llave_ajena')
    .set({ quitada: sql<string>`now()`, quitada_por: sql<string>`yo()` })
    .where('llaveajenaid', '=', llaveajenaid)
    .where('quitada', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw refuse('RECORD_NOT_FOUND')
  return { records: await selectLlavesAjenas(db).where('llaveajenaid', '=', llaveajenaid).execute() }
}
