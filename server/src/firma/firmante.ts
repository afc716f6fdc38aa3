import { sign } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readClaves } from './claves.ts'
import { findInUse, FirmaMissingError } from './firma.ts'

/** Who signs for this installation now, with one key alone. */
export interface Firmante {
  claveid: string
  /** 32 bytes. */
  publica: Buffer
  /** Since when it is in use, in UTC. */
  desde: string
  /** 64 bytes, Ed25519 over all of it. */
  firmar: (bytes: Buffer) => Buffer
}

/**
 * The key that signs webhooks signs legajos too: of the first it signs what begins with a message's id, of these what begins
 * with `{`, so that neither passes for the other. Throws a FirmaMissingError where it is not here.
 */
export async function readFirmante({
  db,
  dataDir,
}: {
  db: Kysely<Database>
  dataDir: string
}): Promise<Firmante> {
  const inUse = await findInUse(db)
  const clave = (await readClaves(dataDir)).find(({ claveid }) => claveid === inUse)
  const row = await db
    .selectFrom('clave_de_firma')
    .select('desde')
    .where('hasta', 'is', null)
    .executeTakeFirst()
  if (!clave || !row) throw new FirmaMissingError(`the signing key ${inUse ?? ''} is not in the data folder`)
  return {
    claveid: clave.claveid,
    publica: clave.publica,
    desde: new Date(row.desde).toISOString(),
    firmar: (bytes) => sign(null, bytes, clave.privada),
  }
}
