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

/**
 * Sends what is given, byte by byte as it is, on a connection of its own, and reads until that ends. A server that answers
 * and hangs up while more is on its way may reset the connection, and its answer is lost with it: then it is sent again.
 */
export async function overWire(
  { server }: FastifyInstance,
  text: string,
  patienceMs = 15_000,
): Promise<WireAnswer> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  const tries = 3
  for (let i = 1; ; i++) {
    const { answer, reset } = await sendOnce(address.port, text, patienceMs)
    if (answer.status !== 0 || !reset || i === tries) return answer
  }
}

function sendOnce(
  port: number,
  text: string,
  patienceMs: number,
): Promise<{ answer: WireAnswer; reset: boolean }> {
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let came = ''
    let reset = false
    socket.on('data', (chunk: Buffer) => (came += chunk.toString('latin1')))
    socket.on('error', () => (reset = true))
    socket.on('close', () =>
      resolve({ answer: { ...readAnswer(came), tookMs: performance.now() - began }, reset }),
    )
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
