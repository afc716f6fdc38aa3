import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

type Manner = 'well' | 'down' | 'refuses' | 'slow'

/** A server of mail that is away for a while, takes nothing in, or takes its time over each letter. */
interface UnreliableMail {
  url: string
  is: (manner: Manner) => Promise<void>
  /** How often each letter was taken in, by what its Message-ID says it is. */
  received: () => ReadonlyMap<string, number>
  stop: () => Promise<void>
}

const slowMs = 8_000

export async function startUnreliableMail(): Promise<UnreliableMail> {
  const received = new Map<string, number>()
  let manner: Manner = 'well'
  let port = 0
  let server = await listen()

  async function listen(): Promise<SMTPServer> {
    const started = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onMailFrom: (_address, _session, done) => {
        if (manner === 'refuses') done(Object.assign(new Error('try later'), { responseCode: 451 }))
        else done()
      },
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
        stream.on('end', () => {
          const id = /^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? ''
          void sleep(manner === 'slow' ? slowMs : 0).then(() => {
            received.set(id, (received.get(id) ?? 0) + 1)
            done()
          })
        })
      },
    })
    // A client that is cut off has not handed its letter over.
    started.on('error', () => undefined)
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', () => resolve()))
    const address = started.server.address()
    port = typeof address === 'object' && address !== null ? address.port : port
    return started
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))

  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    async is(next) {
      if (next === 'down') await close()
      if (manner === 'down' && next !== 'down') server = await listen()
      manner = next
    },
    stop: close,
  }
}
