import { refuse } from '@portal/contract'
import type { Handler } from '../../../handler.ts'
import { readTipo } from './queries.ts'

/** Its bytes are nobody's from now on, and are swept as orphans. */
export const QuitarEjemplo: Handler<'QuitarEjemplo'> = async ({ tipodocumentoid }, { db }) => {
  const { numDeletedRows } = await db
    .deleteFrom('ejemplo')
    .where('tipodocumentoid', '=', tipodocumentoid)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw refuse('RECORD_NOT_FOUND')
  return { records: [await readTipo(db, tipodocumentoid)] }
}
