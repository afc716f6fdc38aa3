import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Sellado } from './sellado.ts'

/** The stamp on a night's root, as it is kept. */
interface SelloGuardado {
  /** Of its witness. */
  numero: number
  /** What the authority's clock said, in UTC. */
  momento: string
  autoridad: string
  token: Buffer
}

/** The newest night without a stamp; undefined where the last one has its own. Earlier ones are before it in its chain. */
export async function findSinSello(
  db: Kysely<Database>,
): Promise<{ numero: number; raiz: string } | undefined> {
  const { rows } = await sql<{ numero: number; raiz: string; sellado: boolean }>`
    select t.numero, encode(t.raiz, 'hex') as raiz, s.numero is not null as sellado
    from testigo t left join sello s using (numero) order by t.numero desc limit 1`.execute(db)
  const [last] = rows
  return last && !last.sellado ? { numero: last.numero, raiz: last.raiz } : undefined
}

/** Another node may have been given one for the same root: the first stays. */
export async function keepSello(
  db: Kysely<Database>,
  numero: number,
  { token, sello }: Sellado,
): Promise<void> {
  await db
    .insertInto('sello')
    .values({ numero, token, momento: sello.momento, autoridad: sello.autoridad })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of these nights, by their numbers. */
export async function readSellos(
  db: Kysely<Database>,
  { desde, hasta }: { desde: number; hasta: number },
): Promise<Map<number, SelloGuardado>> {
  const sellos = await selectSellos(db).where('numero', '>=', desde).where('numero', '<=', hasta).execute()
  return new Map(sellos.map((each) => [each.numero, each]))
}

/** When the last nights were stamped, by the authority's clock. */
export async function readMomentos(db: Kysely<Database>, limit: number): Promise<Map<number, string>> {
  const sellos = await selectSellos(db)
    .clearSelect()
    .select(['numero', momento])
    .orderBy('numero', 'desc')
    .limit(limit)
    .execute()
  return new Map(sellos.map((each) => [each.numero, each.momento]))
}

export const findLastSello = (db: Kysely<Database>): Promise<SelloGuardado | undefined> =>
  selectSellos(db).orderBy('numero', 'desc').limit(1).executeTakeFirst()

const momento = sql<string>`to_char(momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('momento')

const selectSellos = (db: Kysely<Database>) =>
  db.selectFrom('sello').select(['numero', momento, 'autoridad', 'token'])
