import { hkdfSync, sign, type KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readClaves, signs, type Clave } from './claves.ts'
import { findInUse, FirmaMissingError } from './firma.ts'

/** What lists for gates are signed and hashed with. */
export interface FirmanteDePuertas {
  /** Each that signs today, the one in use first: a device believes a list that one of those that it knows signed. */
  claves: { claveid: string; publica: Buffer; firmar: (bytes: Uint8Array) => Buffer }[]
  /** 32 bytes by which names become hashes, another for each operation. */
  claveDeNombres: (operacion: string) => Buffer
}

/** Throws a FirmaMissingError where the key in use is not here. */
export async function readFirmanteDePuertas({
  db,
  dataDir,
}: {
  db: Kysely<Database>
  dataDir: string
}): Promise<FirmanteDePuertas> {
  const inUse = await findInUse(db)
  const all = (await readClaves(dataDir)).filter((clave) => signs(clave))
  const first = all.find(({ claveid }) => claveid === inUse)
  if (!first) throw new FirmaMissingError(`the signing key ${inUse ?? ''} is not in the data folder`)
  const claves: Clave[] = [first, ...all.filter((clave) => clave !== first)]
  return {
    claves: claves.map(({ claveid, publica, privada }) => ({
      claveid,
      publica,
      firmar: (bytes) => sign(null, bytes, privada),
    })),
    claveDeNombres: (operacion) =>
      Buffer.from(
        hkdfSync('sha256', seedOf(first.privada), '', `portal nombres de portería ${operacion}`, 32),
      ),
  }
}

function seedOf(privada: KeyObject): Buffer {
  const { d } = privada.export({ format: 'jwk' })
  if (d === undefined) throw new Error('a key without a seed')
  return Buffer.from(d, 'base64url')
}
