import { sql, type Kysely } from 'kysely'
import { callerDatabase } from '../database/callerDatabase.ts'
import type { Database } from '../database/schema.ts'
import { readingUnit } from '../database/unit.ts'
import type { Side } from '../life/side.ts'

/** As the role that begins sessions, each statement by itself. */
export const asIngreso = ({ ingreso }: Pick<Side, 'ingreso'>): Kysely<Database> =>
  callerDatabase(readingUnit(ingreso, undefined).run, [])

interface Named {
  emisor: string
  sub: string | undefined
  sid: string | undefined
}

/** Which of the provider's people somebody of the company is; without a `sub`, by a session of theirs. */
export async function findPerson(
  side: Pick<Side, 'ingreso'>,
  { emisor, sub, sid }: Named,
): Promise<string | undefined> {
  const { rows } = await sql<{ sujeto: string | null }>`
    select persona_de_empresa(${emisor}, ${sub ?? null}, ${sid ?? null}) as sujeto`.execute(asIngreso(side))
  return rows[0]?.sujeto ?? undefined
}
