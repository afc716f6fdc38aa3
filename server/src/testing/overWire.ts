import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** An answer as it came over the wire, to a request that no client of HTTP would send. */
export interface WireAnswer {
  /** 0 where none came. */
  status: number
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>
  body: string
  tookMs: number
}

/** Sends what is given, byte by byte as it is, on a connection of its own, and reads until that ends. */
export function overWire(
  { server }: FastifyInstance,
  text: string,
  patienceMs = 15_000,
): Promise<WireAnswer> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(address.port, '127.0.0.1')
    let came = ''
    socket.on('data', (chunk: Buffer) => (came += chunk.toString('latin1')))
    socket.on('error', () => undefined) // cut off while it still sends
    socket.on('close', () => resolve({ ...readAnswer(came), tookMs: performance.now() - began }))
    socket.setTimeout(patienceMs, () => socket.destroy())
    socket.write(Buffer.from(text, 'latin1'))
  })
}

function readAnswer(text: string): Omit<WireAnswer, 'tookMs'> {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: end < 0 ? '' : Buffer.from(text.slice(end + 4), 'latin1').toString('utf8'),
  }
}
