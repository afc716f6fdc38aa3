import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { maxNominas, maxPersonasGuardadas, maxVersiones } from '@portal/contract/nominas.ts'
import { requerido } from '@portal/contract/values.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { selectNominas } from './selectNominas.ts'

type Asked = Input<'SaveNomina'>
type Field = FieldOf<'SaveNomina'>
type Values = NonNullable<Asked['values']>

/** Begins a list or adds people to one that was begun, in the account that the transaction is about. */
export async function guardarNomina(db: Kysely<Database>, { nominaid, values, personas, completa }: Asked) {
  // One at a time of an account: which is the newest, and how many there are, is read before it is written.
  await sql`select pg_advisory_xact_lock(hashtextextended('nomina/' || mi_cuenta(), 0))`.execute(db)
  if (nominaid !== '0') return agregar(db, nominaid, personas, completa)
  if (!values) throw refuseField<Field>('periodo', requerido)
  const kept = await vigenteDe(db, values)
  if (kept && kept.sha256 !== null && kept.sha256 === values.sha256) return { records: [kept] }
  if (kept && (kept.rectificativa ?? 0) > (values.rectificativa ?? kept.rectificativa ?? 0))
    throw refuseField<Field>(
      'periodo',
      sentence('hayUnaRectificativaPosterior', { n: kept.rectificativa ?? 0 }),
    )
  await db.deleteFrom('nomina').where('completa', '=', false).execute()
  await requireRoom(db, values.total)
  const { nominaid: begun } = await db
    .insertInto('nomina')
    .values({ ...values })
    .returning('nominaid')
    .executeTakeFirstOrThrow()
  return agregar(db, begun, personas, completa)
}

async function agregar(
  db: Kysely<Database>,
  nominaid: string,
  personas: Asked['personas'],
  completa: boolean,
) {
  const own = await db
    .selectFrom('nomina')
    .select(['periodo', 'origen', 'total', 'personas'])
    .where('nominaid', '=', nominaid)
    .where('completa', '=', false)
    .executeTakeFirst()
  if (!own) throw refuse('RECORD_NOT_FOUND')
  const all = own.personas + personas.length
  if (all > own.total || (completa && all < own.total))
    throw refuseField<Field>('personas', sentence('noLlegaronTodas', { total: own.total, llegaron: all }))
  if (personas.length > 0) await insertarPersonas(db, nominaid, personas)
  await db
    .updateTable('nomina')
    .set({ personas: all, ...(completa && { completa, cargada: sql<string>`clock_timestamp()` }) })
    .where('nominaid', '=', nominaid)
    .execute()
  if (completa) await forgetOldest(db, own)
  return { records: await selectNominas(db).where('n.nominaid', '=', nominaid).execute() }
}

async function insertarPersonas(db: Kysely<Database>, nominaid: string, personas: Asked['personas']) {
  const { rows } = await sql<{ cuil: string }>`
    insert into nomina_persona (nominaid, cuil, nombre, situacion, revistas, scvo)
    select ${nominaid}, cuil, nombre, situacion, revistas, scvo
    from jsonb_to_recordset(${JSON.stringify(personas)}::jsonb)
      as p (cuil text, nombre text, situacion smallint, revistas jsonb, scvo boolean)
    where cuil like '2%'
    on conflict do nothing returning cuil`.execute(db)
  if (rows.length === personas.length) return
  const kept = new Set(rows.map(({ cuil }) => cuil))
  const twice = personas.find(({ cuil }) => !kept.has(cuil)) ?? personas[0]
  throw refuseField<Field>('personas', sentence('estaDosVecesONoEsPersona', { cuil: twice?.cuil ?? '' }))
}

const vigenteDe = (db: Kysely<Database>, { periodo, origen }: Values) =>
  selectNominas(db)
    .where('n.periodo', '=', periodo)
    .where('n.origen', '=', origen)
    .where('n.completa', '=', true)
    .orderBy('n.cargada', 'desc')
    .orderBy('n.nominaid', 'desc')
    .limit(1)
    .executeTakeFirst()

async function requireRoom(db: Kysely<Database>, total: number): Promise<void> {
  const { files, people } = await db
    .selectFrom('nomina')
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`coalesce(sum(total), 0)::integer`.as('people'),
    ])
    .executeTakeFirstOrThrow()
  if (files >= maxNominas || people + total > maxPersonasGuardadas)
    throw refuseField<Field>('periodo', sentence('noEntranMasNominas', { max: maxNominas }))
}

/** Beyond so many of one month and source the oldest go. */
const forgetOldest = (db: Kysely<Database>, { periodo, origen }: Pick<Values, 'periodo' | 'origen'>) =>
  db
    .deleteFrom('nomina')
    .where('nominaid', 'in', (query) =>
      query
        .selectFrom('nomina')
        .select('nominaid')
        .where('cuenta_id', '=', sql<string>`mi_cuenta()`)
        .where('periodo', '=', periodo)
        .where('origen', '=', origen)
        .where('completa', '=', true)
        .orderBy('cargada', 'desc')
        .orderBy('nominaid', 'desc')
        .offset(maxVersiones),
    )
    .execute()
