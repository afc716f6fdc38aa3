import { refuseField, type FieldOf } from '@portal/contract'
import { maxLlavesAjenas } from '@portal/contract/llaves.ts'
import { sentence } from '@portal/contract/wording.ts'
import { publicaDe } from '@portal/legajo/manifiesto.ts'
import { llaveDe } from '@portal/legajo/verificar.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectLlavesAjenas } from './queries.ts'

const refuseIt = refuseField<FieldOf<'FijarLlave'>>

export const FijarLlave: Handler<'FijarLlave'> = async ({ values: { nombre, publica, llave } }, { db }) => {
  const bytes = publicaDe(publica)
  if (!bytes) throw refuseIt('publica', sentence('pegaLaLlavePublica'))
  if (llaveDe(bytes) !== llave) throw refuseIt('llave', sentence('noEsElNumeroDeEsaLlave'))
  const key = Buffer.from(bytes)
  const own = await db
    .selectFrom('clave_de_firma')
    .select('claveid')
    .where('publica', '=', key)
    .executeTakeFirst()
  if (own) throw refuseIt('publica', sentence('esLaLlaveDeEstaInstalacion'))
  // Of two who pin at once one counts after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('llave_ajena', 0))`.execute(db)
  const { cuantas } = await db
    .selectFrom('llave_ajena')
    .select(sql<number>`count(*)`.as('cuantas'))
    .where('quitada', 'is', null)
    .executeTakeFirstOrThrow()
  if (cuantas >= maxLlavesAjenas)
    throw refuseIt('publica', sentence('aLoSumoLlaves', { max: maxLlavesAjenas }))
  const made = await db
    .insertInto('llave_ajena')
    .values({ nombre, publica: key, llave })
    .onConflict((conflict) => conflict.doNothing())
    .returning('llaveajenaid')
    .executeTakeFirst()
  if (!made) throw refuseIt('publica', sentence('esaLlaveYaEstaFijada'))
  return {
    records: await selectLlavesAjenas(db).where('llaveajenaid', '=', made.llaveajenaid).execute(),
  }
}
