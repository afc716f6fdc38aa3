import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/**
 * The keys with which this installation signs (Ed25519), in a file of the data folder that nobody but its owner reads: outside
 * the database, and so outside its backups. Whoever has it can sign as this installation; whoever loses it makes another.
 */

export interface Clave {
  /** The first of the hash of its public half, in hexadecimal. */
  claveid: string
  /** 32 bytes. */
  publica: Buffer
  privada: KeyObject
  /** When another took its place; none of the one in use. */
  hasta?: Date | undefined
}

/** One that was replaced signs so long beside the new one, so that receivers have the time to learn of it. */
const diasDeAmbas = 7

const File = z.object({
  claves: z.array(z.object({ privada: z.string(), hasta: z.optional(z.string()) })),
})

export const clavesPath = (dataDir: string): string => join(dataDir, 'firma.json')

/** The one in use first; none where there is no file. Throws where it can't be read. */
export async function readClaves(dataDir: string): Promise<Clave[]> {
  let text: string
  try {
    text = await readFile(clavesPath(dataDir), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  return File.parse(JSON.parse(text)).claves.map(({ privada, hasta }) => ({
    ...claveOf(createPrivateKey({ key: Buffer.from(privada, 'base64'), format: 'der', type: 'pkcs8' })),
    hasta: hasta === undefined ? undefined : new Date(hasta),
  }))
}

export const newClave = (): Clave => claveOf(generateKeyPairSync('ed25519').privateKey)

/** Whole or not at all. Of those that were replaced long ago the public half is enough, and stands in the database. */
export async function writeClaves(
  dataDir: string,
  claves: readonly Clave[],
  now = new Date(),
): Promise<void> {
  const path = clavesPath(dataDir)
  const kept = claves.filter((clave) => signs(clave, now))
  const text = JSON.stringify({
    claves: kept.map(({ privada, hasta }) => ({
      privada: privada.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      ...(hasta && { hasta: hasta.toISOString() }),
    })),
  })
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${path}.nueva`, text, { mode: 0o600, flush: true })
  // One that was left there by a fall keeps the rights that it had.
  await chmod(`${path}.nueva`, 0o600)
  await rename(`${path}.nueva`, path)
}

export const signs = ({ hasta }: Clave, now = new Date()): boolean =>
  hasta === undefined || now.getTime() - hasta.getTime() < diasDeAmbas * 86_400_000

/** As Standard Webhooks writes it. */
export const spelledPublica = (publica: Buffer): string => `whpk_${publica.toString('base64')}`

function claveOf(privada: KeyObject): Clave {
  const publica = publicaOf(privada)
  return {
    claveid: createHash('sha256').update(publica).digest('hex').slice(0, 16),
    publica,
    privada,
  }
}

function publicaOf(privada: KeyObject): Buffer {
  const { x } = privada.export({ format: 'jwk' })
  if (x === undefined) throw new Error('a key that is not Ed25519')
  return Buffer.from(x, 'base64url')
}
