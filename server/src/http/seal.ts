import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Closes a text so that whoever carries it can neither read nor change it. */
export interface Seal {
  close: (text: string) => string
  /** `undefined` when it was not closed with this key. */
  open: (sealed: string) => string | undefined
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Servers with the same secret open each other's. Closed with the first of them, opened with any: so one takes the place
 * of another. `purpose` keeps what is sealed for one thing from serving for another.
 */
export function createSeal(secrets: readonly [string, ...string[]], purpose: string): Seal {
  const [first, ...others] = secrets.map((secret) => sealWith(secret, purpose))
  if (!first) throw new Error('a seal without a secret')
  return {
    close: first.close,
    open(sealed) {
      for (const { open } of [first, ...others]) {
        const text = open(sealed)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function sealWith(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, 'portal', purpose, 32))
  return {
    close(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
