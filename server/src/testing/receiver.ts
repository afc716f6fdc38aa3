import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { overTls } from './overTls.ts'

/** A call that a program of others was told by. */
export interface Heard {
  path: string
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

export interface Receiver {
  /** `https://127.0.0.1:…`; what stands behind it is the path. */
  url: string
  pem: string
  /** Everything that came, in its order. */
  heard: Heard[]
  /** What was told at a path, once it is as much as is waited for. */
  at: (path: string, count: number) => Promise<Heard[]>
  /** How a path answers; 204 unless said. */
  answers: (path: string, answer: (response: ServerResponse, heard: Heard) => void) => void
  stop: () => Promise<void>
}

const patienceMs = 15_000

/** Somebody else's server on a TLS socket, as those are that hear of events. */
export async function startReceiver(): Promise<Receiver> {
  const heard: Heard[] = []
  const answers = new Map<string, (response: ServerResponse, heard: Heard) => void>()
  const http = createServer((request, response) => {
    response.on('error', () => undefined)
    void hear(request).then((one) => {
      heard.push(one)
      const answer = answers.get(one.path)
      if (answer) answer(response, one)
      else response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo // it listens on a port, not on a pipe
  const front = await overTls(`http://127.0.0.1:${port}`)
  return {
    url: front.url.replace(/\/$/, ''),
    pem: front.pem,
    heard,
    async at(path, count) {
      const until = performance.now() + patienceMs
      for (;;) {
        const there = heard.filter((each) => each.path === path)
        if (there.length >= count) return there
        if (performance.now() > until)
          throw new Error(`${path} heard ${there.length} of ${count}: ${JSON.stringify(there)}`)
        await sleep(20)
      }
    },
    answers: (path, answer) => {
      answers.set(path, answer)
    },
    async stop() {
      front.stop()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream of bytes
  const body = Buffer.concat(chunks).toString()
  return {
    path: request.url ?? '',
    headers: request.headers,
    body,
    event: JSON.parse(body) as Heard['event'],
  }
}
