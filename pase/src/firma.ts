import { hashes, verify } from '@noble/ed25519'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Ed25519, by the platform where it has it, else by a library: a device at a gate may be older than both. */

hashes.sha512 = sha512

/** A key of the installation: the first 16 of the hash of its public half, and that half. */
export interface Clave {
  claveid: string
  /** 32 bytes. */
  publica: Uint8Array
}

/** As the installation names it, so that a key that came under another's name is none. */
export const claveidDe = (publica: Uint8Array): string => bytesToHex(sha256(publica)).slice(0, 16)

export const claveidEnBytes = (claveid: string): Uint8Array => hexToBytes(claveid)
export const claveidDeBytes = (bytes: Uint8Array): string => bytesToHex(bytes)

export async function firmaVale(
  firma: Uint8Array,
  firmado: Uint8Array,
  { publica }: Pick<Clave, 'publica'>,
): Promise<boolean> {
  if (firma.length !== 64 || publica.length !== 32) return false
  try {
    const key = await crypto.subtle.importKey('raw', owned(publica), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, owned(firma), owned(firmado))
  } catch {
    // A platform that doesn't know the curve, or a page that came over plain HTTP.
    try {
      return verify(firma, firmado, publica)
    } catch {
      return false
    }
  }
}

/** With memory of its own, as the platform asks for. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
