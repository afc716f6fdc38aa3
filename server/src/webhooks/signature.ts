import { createHmac, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Signatures of Standard Webhooks 1.0.0: over `<id>.<timestamp>.<body>`, several side by side while secrets change. */

const secretPrefix = 'whsec_'

/** 256 bits, as its owner copies them. */
export const newWebhookSecret = (): string => secretPrefix + randomBytes(32).toString('base64')

export interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

interface Keys {
  /** `whsec_…`, the one in use first. */
  secrets: readonly string[]
  /** Ed25519; none where the receiver did not ask for it. */
  keys: readonly KeyObject[]
}

/** What `webhook-signature` says. */
export function signatureOf({ id, timestamp, body }: Signed, { secrets, keys }: Keys): string {
  const content = Buffer.from(`${id}.${timestamp}.${body}`)
  return [
    ...secrets.map(
      (secret) => `v1,${createHmac('sha256', bytesOf(secret)).update(content).digest('base64')}`,
    ),
    ...keys.map((key) => `v1a,${sign(null, content, key).toString('base64')}`),
  ].join(' ')
}

const bytesOf = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), 'base64')
