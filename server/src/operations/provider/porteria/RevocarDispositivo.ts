import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { readDispositivo } from './puertas.ts'

/** One that is revoked already stays so by whom and when it was. */
export const RevocarDispositivo = worksOnData<'RevocarDispositivo'>(async ({ dispositivoid }, { db }) => {
  await db
    .updateTable('dispositivo')
    .set({ revocado: sql`now()`, revocado_por: sql`yo()` })
    .where('dispositivoid', '=', dispositivoid)
    .where('revocado', 'is', null)
    .execute()
  return { records: await readDispositivo(db, dispositivoid) }
})
