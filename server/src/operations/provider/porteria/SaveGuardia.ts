import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { maxGuardias } from '@portal/contract/puertas.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { readGuardia } from './guardias.ts'

type Values = Omit<Input<'SaveGuardia'>['values'], 'version' | 'pin'>

const refuseIt = refuseField<FieldOf<'SaveGuardia'>>

export const SaveGuardia: Handler<'SaveGuardia'> = async (
  { guardiaid, values: { version, pin, ...values } },
  { db, services },
) => {
  if (guardiaid === '0') requireFields({ ...values, pin }, ['nombre', 'pin'])
  // Before the transaction opens, so that nothing waits for it.
  const hash = pin === undefined ? undefined : await services.passwords.hash(pin)
  await refuseUnknown(db, values.puertas)
  const saved = guardiaid === '0' ? await add(db, values) : await change(db, guardiaid, { version, values })
  if (hash !== undefined) await sql`select poner_pin_de_guardia(${saved}, ${hash})`.execute(db)
  return { records: [await readGuardia(db, saved)] }
}

async function refuseUnknown(db: Kysely<Database>, puertas: readonly string[] | undefined): Promise<void> {
  if (puertas === undefined || puertas.length === 0) return
  const { found } = await db
    .selectFrom('puerta')
    .select(sql<number>`count(*)`.as('found'))
    .where('puertaid', 'in', puertas)
    .executeTakeFirstOrThrow()
  if (found < new Set(puertas).size) throw refuseIt('puertas', sentence('noEstaEsaPuerta'))
}

async function add(db: Kysely<Database>, values: Values): Promise<string> {
  requireFields(values, ['nombre'])
  const { cuantos } = await db
    .selectFrom('guardia')
    .select(sql<number>`count(*)`.as('cuantos'))
    .executeTakeFirstOrThrow()
  if (cuantos >= maxGuardias) throw refuseIt('nombre', sentence('aLoSumoGuardias', { max: maxGuardias }))
  const { guardiaid } = await db
    .insertInto('guardia')
    .values({ ...values, nombre: values.nombre, puertas: [...new Set(values.puertas)] })
    .returning('guardiaid')
    .executeTakeFirstOrThrow()
  return guardiaid
}

async function change(
  db: Kysely<Database>,
  guardiaid: string,
  { version, values }: { version: number | undefined; values: Values },
): Promise<string> {
  const before = await db
    .selectFrom('guardia')
    .select('version')
    .where('guardiaid', '=', guardiaid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const { puertas, ...rest } = values
  await db
    .updateTable('guardia')
    .set({ ...rest, ...(puertas && { puertas: [...new Set(puertas)] }), version: before.version + 1 })
    .where('guardiaid', '=', guardiaid)
    .execute()
  return guardiaid
}
