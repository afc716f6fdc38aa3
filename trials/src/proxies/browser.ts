import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { Stop } from '@portal/bench/stop.ts'
import { named, type Door } from '@portal/contract/door.ts'

const largeBytes = 1_000_000
const headStartMs = 200

/** Somebody before a proxy, who keeps cookies and trusts the authority of the test alone. */
export interface Browser {
  url: string
  /** The answer as it begins; its body is whoever asks's to read. */
  send: (path: string, options?: Sending) => Promise<IncomingMessage>
  /** An operation that has to go well. */
  ask: (mode: string, input: object) => Promise<Record<string, unknown>[]>
}

export interface Sending {
  method?: 'GET' | 'POST'
  headers?: OutgoingHttpHeaders
  body?: Buffer
}

interface Place {
  port: number
  authority: Buffer
  /** The address of this machine that is called from. */
  from: string
  door: Door
}

export function createBrowser({ port, authority, from, door }: Place): Browser {
  const url = `https://localhost:${port}`
  const cookies = new Map<string, string>()

  async function send(path: string, { method = 'GET', headers = {}, body }: Sending = {}) {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      servername: 'localhost',
      ca: authority,
      localAddress: from,
      agent: false,
      headers: {
        host: `localhost:${port}`,
        ...(method === 'POST' && { origin: url }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(body && { 'content-length': body.length }),
        ...headers,
      },
    })
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]> // what Node says of this event
    // An answer that comes before all was sent ends the sending; what it says is what counts, and its own end.
    outgoing.on('error', () => {})
    if (body && body.length > largeBytes) {
      // Whoever says no by the length alone hangs up, and what is still being sent then may cost the answer.
      outgoing.flushHeaders()
      await Promise.race([answered, sleep(headStartMs)])
    }
    outgoing.end(body)
    const [answer] = await answered
    for (const text of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      cookies.set(name, value)
    }
    return answer
  }

  return {
    url,
    send,
    async ask(mode, input) {
      const body = Buffer.from(JSON.stringify({ ...named(mode, door), ...input }))
      const answer = await send(door.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const text = (await buffer(answer)).toString()
      if (answer.statusCode !== 200) throw new Stop(`${mode} contestó ${answer.statusCode}: ${text}`)
      const { success, result } = JSON.parse(text) as Envelope // what every answer of these doors says
      if (!success) throw new Stop(`${mode} no fue posible: ${text}`)
      return result?.records ?? []
    },
  }
}

interface Envelope {
  success: boolean
  result?: { records?: Record<string, unknown>[] }
}
