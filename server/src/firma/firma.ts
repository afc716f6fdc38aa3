import type { KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { newClave, readClaves, signs, writeClaves, type Clave } from './claves.ts'

/**
 * The installation's signing key: its private half in the data folder, its public half in the database, where every node
 * and every restore sees which one is in use. A folder without it signs nothing, and makes no other by itself.
 */

interface Parts {
  /** As the owner. */
  db: Kysely<Database>
  dataDir: string
}

/** The database says that another key is in use than this folder has. */
export class FirmaMissingError extends Error {
  override readonly name = 'FirmaMissingError'
}

/** Makes the first one of an installation. Throws a FirmaMissingError where there is one, and not here. */
export async function ensureFirma(parts: Parts): Promise<void> {
  const inUse = await findInUse(parts.db)
  if (inUse === undefined) await takeInUse(parts, await usableOf(parts.dataDir))
  else if (!(await readClaves(parts.dataDir)).some(({ claveid }) => claveid === inUse))
    throw new FirmaMissingError(`the signing key ${inUse} is not in the data folder`)
}

/** Another takes the place of the one in use, wherever that is; for some days both sign, where both are here. */
export async function renewFirma(parts: Parts): Promise<Clave> {
  const clave = newClave()
  await takeInUse(parts, clave)
  return clave
}

/** What signs today, the one in use first. Throws a FirmaMissingError where it is not here. */
export async function signingKeys({ db, dataDir }: Parts): Promise<KeyObject[]> {
  const inUse = await findInUse(db)
  const claves = (await readClaves(dataDir)).filter((clave) => signs(clave))
  const first = claves.find(({ claveid }) => claveid === inUse)
  if (!first) throw new FirmaMissingError(`the signing key ${inUse ?? ''} is not in the data folder`)
  return [first, ...claves.filter((clave) => clave !== first)].map(({ privada }) => privada)
}

export async function findInUse(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom('clave_de_firma')
    .select('claveid')
    .where('hasta', 'is', null)
    .executeTakeFirst()
  return row?.claveid
}

/** One that is in the folder already, as after a database that began anew, else a new one. */
async function usableOf(dataDir: string): Promise<Clave> {
  const [first] = await readClaves(dataDir)
  return first ?? newClave()
}

/** Of two nodes at once the second finds it done. */
async function takeInUse({ db, dataDir }: Parts, clave: Clave): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date()
    await trx
      .updateTable('clave_de_firma')
      .set({ hasta: now.toISOString() })
      .where('hasta', 'is', null)
      .execute()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('clave_de_firma')
      .values({ claveid: clave.claveid, publica: clave.publica })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n)
      throw new FirmaMissingError('another node made the signing key in this moment')
    const before = (await readClaves(dataDir)).filter(({ claveid }) => claveid !== clave.claveid)
    await writeClaves(
      dataDir,
      [{ ...clave, hasta: undefined }, ...before.map((each) => ({ ...each, hasta: each.hasta ?? now }))],
      now,
    )
  })
}
