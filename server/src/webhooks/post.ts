import { errors, Agent } from 'undici'
import { maxRespuesta, type Falla } from '@portal/contract/webhooks.ts'
import { InnerAddressError, unbracketed, type PublicAddresses } from './publicAddress.ts'
import { retryAfterOf } from './retries.ts'

/** What came of one try. */
export interface Answer {
  /** An HTTP status; null where none came. */
  codigo: number | null
  /** Why none came, or why it is none that counts. */
  falla: Falla | null
  /** The first 4 kB of what came back. */
  respuesta: string | null
  /** Milliseconds. */
  tardo: number
  /** The receiver asked for so many milliseconds without a call. */
  retryAfter?: number | undefined
}

export interface Post {
  /** Whose connections it goes by: of no other, whatever it is slow at. */
  to: string
  /** Whose it is: hosts on site are allowed to each apart. */
  owner: Owner
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Poster {
  post: (what: Post, signal: AbortSignal) => Promise<Answer>
  stop: () => Promise<void>
}

type Owner = 'proveedor' | 'cuenta'

export interface PosterOptions {
  addresses: Readonly<Record<Owner, PublicAddresses>>
  /** Of the receiver's own certificate, beside those that Node knows. */
  ca?: string | undefined
  /** For one try, everything in it. */
  deadlineMs?: number
}

interface Open {
  agent: Agent
  using: number
  /** Until it is closed, while nobody uses it. */
  idle: NodeJS.Timeout | undefined
}

/** Connections are kept so long for the next. */
const keepMs = 10_000

/** Sends by POST, follows nobody anywhere, and reads no more of an answer than is kept. */
export function createPoster({ addresses, ca, deadlineMs = 15_000 }: PosterOptions): Poster {
  const open = new Map<string, Open>()

  /** Two that are told at the same host don't share what leads there. */
  function openTo(to: string, owner: Owner): Open {
    const known = open.get(to)
    if (known) {
      clearTimeout(known.idle)
      return known
    }
    const agent = new Agent({
      connections: 8,
      connect: { lookup: addresses[owner].lookup, timeout: 5_000, ...(ca !== undefined && { ca }) },
      keepAliveTimeout: keepMs,
      headersTimeout: deadlineMs,
      bodyTimeout: deadlineMs,
      maxHeaderSize: 16_384,
    })
    const opened: Open = { agent, using: 0, idle: undefined }
    open.set(to, opened)
    return opened
  }

  function leave(to: string, left: Open): void {
    left.using--
    if (left.using > 0) return
    left.idle = setTimeout(() => {
      open.delete(to)
      void left.agent.destroy()
    }, keepMs).unref()
  }

  return {
    async post({ to, owner, url, headers, body }, signal) {
      const began = performance.now()
      const took = () => Math.round(performance.now() - began)
      const { hostname, origin, pathname, search } = new URL(url)
      if (!addresses[owner].mayAsk(unbracketed(hostname)))
        return { codigo: null, falla: 'direccion', respuesta: null, tardo: 0 }
      const way = openTo(to, owner)
      way.using++
      try {
        const answer = await way.agent.request({
          origin,
          path: pathname + search,
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
        })
        const { statusCode: codigo } = answer
        const retryAfter = retryAfterOf(headerOf(answer.headers['retry-after']), Date.now())
        const respuesta = await firstOf(answer.body)
        return { codigo, falla: fallaOf(codigo), respuesta, tardo: took(), retryAfter }
      } catch (error) {
        // What this server stops by itself is nobody's fault.
        if (signal.aborted) throw error
        return { codigo: null, falla: whyNot(error), respuesta: null, tardo: took() }
      } finally {
        leave(to, way)
      }
    },
    async stop() {
      await Promise.all(
        [...open.values()].map(({ agent, idle }) => {
          clearTimeout(idle)
          return agent.destroy()
        }),
      )
    },
  }
}

/** Success is a 2xx, and nothing else. */
function fallaOf(codigo: number): Falla | null {
  if (codigo >= 200 && codigo < 300) return null
  return codigo >= 300 && codigo < 400 ? 'redireccion' : 'respuesta'
}

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The rest of what never ends is left unread. */
async function firstOf(body: AsyncIterable<Buffer> & { destroy: () => void }): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= maxRespuesta) break
  }
  body.destroy()
  // A zero byte is a text to everybody but PostgreSQL.
  return Buffer.concat(chunks).subarray(0, maxRespuesta).toString('utf8').replaceAll('\0', '\uFFFD')
}

const codes: Readonly<Record<string, Falla>> = {
  ENOTFOUND: 'nombre',
  EAI_AGAIN: 'nombre',
  ETIMEDOUT: 'tiempo',
  UND_ERR_CONNECT_TIMEOUT: 'tiempo',
  UND_ERR_HEADERS_TIMEOUT: 'tiempo',
  UND_ERR_BODY_TIMEOUT: 'tiempo',
}

function whyNot(error: unknown): Falla {
  if (error instanceof InnerAddressError) return 'direccion'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'tiempo'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code in codes) return codes[code] ?? 'conexion'
  if (/^(ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_SSL|EPROTO)/.test(code)) return 'tls'
  return error instanceof errors.HTTPParserError ? 'respuesta' : 'conexion'
}
