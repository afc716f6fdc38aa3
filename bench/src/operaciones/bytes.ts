import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { Running } from '../servers.ts'

/** An answer as it comes over the wire. */
export interface Bytes {
  body: Buffer
  encoding: string | undefined
}

const agent = new Agent({ keepAlive: true })

/** What somebody's browser is sent at a door, packed as a browser takes it: unpacking is the caller's time, not the door's. */
export function callForBytes(
  { url }: Running,
  door: { url: string; operation: string },
  cookie: string,
  input: object,
): Promise<Bytes> {
  const body = JSON.stringify({ _operation: door.operation, ...input })
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'br',
      cookie,
      origin: url,
    }
    request(`${url}${door.url}`, { method: 'POST', agent, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ body, encoding: answer.headers['content-encoding'] }), reject)
    })
      .on('error', reject)
      .end(body)
  })
}

export const unpacked = ({ body, encoding }: Bytes): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : body).toString()
