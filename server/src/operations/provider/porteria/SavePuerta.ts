import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { maxPuertas } from '@portal/contract/puertas.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'
import { readPuerta } from './puertas.ts'

type Values = Omit<Input<'SavePuerta'>['values'], 'version'>

const refuseIt = refuseField<FieldOf<'SavePuerta'>>

export const SavePuerta = worksOnData<'SavePuerta'>(
  async ({ puertaid, values: { version, ...values } }, { db }) => {
    await refuseUnknownOperacion(db, values.operacionid)
    const saved = puertaid === '0' ? await add(db, values) : await change(db, puertaid, { version, values })
    return { records: [await readPuerta(db, saved)] }
  },
)

async function refuseUnknownOperacion(
  db: Kysely<Database>,
  operacionid: string | null | undefined,
): Promise<void> {
  if (operacionid === null || operacionid === undefined) return
  const found = await db
    .selectFrom('operacion')
    .select('activa')
    .where('operacionid', '=', operacionid)
    .executeTakeFirst()
  if (!found) throw refuseIt('operacionid', sentence('noEstaEsaOperacion'))
  if (!found.activa) throw refuseIt('operacionid', sentence('esaOperacionEstaCerrada'))
}

/** The unique index has the last word; asking first lets the refusal stand beside the field. */
async function refuseTwin(
  db: Kysely<Database>,
  { puertaid, nombre, sede }: { puertaid: string; nombre: string; sede: string },
): Promise<void> {
  const twin = await db
    .selectFrom('puerta')
    .select(['puertaid', 'nombre', 'sede'])
    .where(sql<boolean>`lower(nombre) = lower(${nombre}) and lower(sede) = lower(${sede})`)
    .where('puertaid', '<>', puertaid)
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.puertaid,
      words: { que: `una puerta «${twin.nombre}» en ${twin.sede}` },
      fields: { nombre: sentence('yaHayUnaPuerta') },
    })
}

/** As a site is written already: two spellings of one would not tell each other who is inside. */
async function sedeAsWritten(db: Kysely<Database>, sede: string): Promise<string> {
  const found = await db
    .selectFrom('puerta')
    .select('sede')
    .where(sql<boolean>`sin_acentos(sede) = sin_acentos(${sede})`)
    .orderBy('creada')
    .orderBy('puertaid')
    .executeTakeFirst()
  return found?.sede ?? sede
}

const written = ({ autorizan, ...values }: Values) => ({
  ...values,
  ...(autorizan && { autorizan: JSON.stringify(autorizan) }),
})

async function add(db: Kysely<Database>, values: Values): Promise<string> {
  requireFields(values, ['nombre', 'sede'])
  const { cuantas } = await db
    .selectFrom('puerta')
    .select(sql<number>`count(*)`.as('cuantas'))
    .executeTakeFirstOrThrow()
  if (cuantas >= maxPuertas) throw refuseIt('nombre', sentence('aLoSumoPuertas', { max: maxPuertas }))
  const sede = await sedeAsWritten(db, values.sede)
  await refuseTwin(db, { puertaid: '0', nombre: values.nombre, sede })
  const { puertaid } = await db
    .insertInto('puerta')
    .values({ ...written(values), nombre: values.nombre, sede })
    .returning('puertaid')
    .executeTakeFirstOrThrow()
  return puertaid
}

async function change(
  db: Kysely<Database>,
  puertaid: string,
  { version, values }: { version: number | undefined; values: Values },
): Promise<string> {
  const before = await db
    .selectFrom('puerta')
    .select(['nombre', 'sede', 'version'])
    .where('puertaid', '=', puertaid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const sede = values.sede === undefined ? before.sede : values.sede
  await refuseTwin(db, { puertaid, nombre: values.nombre ?? before.nombre, sede })
  await db
    .updateTable('puerta')
    .set({ ...written(values), version: before.version + 1 })
    .where('puertaid', '=', puertaid)
    .execute()
  return puertaid
}
