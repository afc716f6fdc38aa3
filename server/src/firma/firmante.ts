import { sign } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readClaves } from './claves.ts'
import { FirmaMissingError } from './firma.ts'

/** Who signs for this installation now, with one key alone. */
export interface Firmante {
  claveid: string
  /** 32 bytes. */
  publica: Buffer
  /** Since when it is in use, in UTC. */
  desde: string
  /** 64 bytes, Ed25519 over all of it. */
  firmar: (bytes: Uint8Array) => Buffer
}

interface WhereKeysAre {
  db: Kysely<Database>
  dataDir: string
}

/**
 * The key that signs webhooks signs legajos and passes too: of the first it signs what begins with a message's id, of these what
 * begins with `{`, and of passes a list in CBOR, so that none passes for another. Throws a FirmaMissingError where it is not here.
 */
export async function readFirmante({ db, dataDir }: WhereKeysAre): Promise<Firmante> {
  const row = await db
    .selectFrom('clave_de_firma')
    .select(['claveid', 'desde'])
    .where('hasta', 'is', null)
    .executeTakeFirst()
  if (!row) throw new FirmaMissingError('the installation has no signing key')
  return { ...(await firmanteOf(dataDir, row.claveid)), desde: new Date(row.desde).toISOString() }
}

/** Who signs with a key that is known by its name, as passes are. Throws a FirmaMissingError where it is not here. */
export async function firmanteOf(dataDir: string, claveid: string): Promise<Omit<Firmante, 'desde'>> {
  const clave = (await readClaves(dataDir)).find((each) => each.claveid === claveid)
  if (!clave) throw new FirmaMissingError(`the signing key ${claveid} is not in the data folder`)
  return {
    claveid,
    publica: clave.publica,
    firmar: (bytes) => sign(null, bytes, clave.privada),
  }
}
