import { SMTPServer } from 'smtp-server'

/** Takes in letters as a real server does, and writes down when each came. */
export interface MailServer {
  url: string
  /** Of each node another, so that it can be told whose letter it is. */
  senderOf: (node: string) => string
  /** When each came (ms), by what its Message-ID says it is: the same in every try. */
  received: ReadonlyMap<string, readonly number[]>
  /** The next letter of this node is taken in, and then this is done before the node is told so. Answers which one it was. */
  beforeAnswering: (node: string, act: () => Promise<void>) => Promise<string>
  stop: () => Promise<void>
}

const domain = 'proveedor.example'
const addressOf = (node: string) => `${node}@${domain}`

export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number[]>()
  let waiting: { from: string; act: () => Promise<void>; done: (id: string) => void } | undefined

  async function takeIn(from: string, text: string): Promise<void> {
    const id = /^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? ''
    received.set(id, [...(received.get(id) ?? []), performance.now()])
    if (waiting?.from !== from) return
    const { act, done } = waiting
    waiting = undefined
    await act()
    done(id)
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        takeIn(from, text).then(() => done(), done)
      })
    },
  })
  // A client that dies halfway has not handed its letter over.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    senderOf: (node) => `Portal <${addressOf(node)}>`,
    received,
    beforeAnswering: (node, act) =>
      new Promise((resolve) => {
        waiting = { from: addressOf(node), act, done: resolve }
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
