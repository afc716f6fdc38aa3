import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Signed {
  request: IncomingMessage
  /** `20260115/us-east-1/s3/aws4_request`. */
  scope: string
  signedHeaders: readonly string[]
  /** SHA-256 of the body, hex. */
  bodyHash: string
  secretAccessKey: string
}

/**
 * The signature, version 4, that a request to S3 must carry, in hex. Worked out from Amazon's description and not with
 * its client, so that each checks the other.
 */
export function s3Signature({ request, scope, signedHeaders, bodyHash, secretAccessKey }: Signed): string {
  const url = new URL(request.url ?? '/', 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query, headers, signedHeaders.join(';'), bodyHash].join(
    '\n',
  )
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(canonical)].join(
    '\n',
  )
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
