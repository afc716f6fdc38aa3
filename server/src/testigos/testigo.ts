import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A night's root and what it is of. See docs/decisions/0136. */
export interface Testigo {
  numero: number
  /** In UTC, to the second, as its first leaf says it. */
  momento: string
  /** The root of the one before, in hexadecimal; zeros of the first. */
  anterior: string
  bloque: number
  hojas: number
  raiz: string
  /** The hashes of its leaves, one after the other. */
  huellas: Buffer
}

/** Without its leaves. */
export type RaizDeNoche = Omit<Testigo, 'huellas'>

const said = sql`numero, to_char(momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as momento,
  encode(anterior, 'hex') as anterior, bloque, hojas, encode(raiz, 'hex') as raiz`

export async function readTestigo(db: Kysely<Database>, numero: number): Promise<Testigo> {
  const { rows } = await sql<Testigo>`select ${said}, huellas from testigo where numero = ${numero}`.execute(
    db,
  )
  const [testigo] = rows
  if (!testigo) throw new Error(`no witness ${numero}`)
  return testigo
}

/** The newest first. */
export async function readRaices(
  db: Kysely<Database>,
  limit: number,
  before?: number,
): Promise<RaizDeNoche[]> {
  const { rows } = await sql<RaizDeNoche>`
    select ${said} from testigo where numero < ${before ?? 2_147_483_647} order by numero desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export const hojasDe = ({ huellas, hojas }: Pick<Testigo, 'huellas' | 'hojas'>): Buffer[] =>
  Array.from({ length: hojas }, (_, n) => huellas.subarray(n * 32, n * 32 + 32))
