/** One call as it goes over the wire. */
export interface Request {
  /** POST unless said. */
  method?: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body: string | Buffer
}

/** What a load found. Times are ms. */
export interface Measured {
  /** Answers that came. */
  answers: number
  /** Good answers a second. */
  rate: number
  p50: number
  p99: number
  /** Answers that do not say success, and calls without one. */
  failed: number
  /** What one of the failed ones said. */
  complaint: string
}

export interface Load {
  url: string
  connections: number
  seconds: number
  /** Sent in turn: each caller is somebody else. */
  requests: readonly Request[]
  /** What every good answer says; `success` unless said. */
  good?: string
}

/** What every good answer of an operation says, early in its body. */
export const success = '"success":true'

/** The whole message, for a connection that stays open. */
export function rawOf({ method = 'POST', path, headers, body }: Request, url: string): Buffer {
  const bytes = Buffer.from(body)
  const lines = Object.entries({
    host: new URL(url).host,
    ...headers,
    ...(bytes.length > 0 && { 'content-length': String(bytes.length) }),
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`), bytes])
}
