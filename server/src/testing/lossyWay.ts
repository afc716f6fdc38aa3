import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a database on which a commit is done and its answer gets lost. */
interface LossyWay {
  /** Of the database, over this way. */
  url: string
  /** The connection of the next commit breaks after the database did it, before anybody hears so. */
  loseNextCommit: () => void
  close: () => Promise<void>
}

/** As PostgreSQL says that a transaction is committed: `C`, the length, the command. */
const committed = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1')

export async function lossyWay(databaseUrl: string): Promise<LossyWay> {
  const url = new URL(databaseUrl)
  const host = decodeURIComponent(url.hostname)
  const port = Number(url.port || 5432)
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const open = new Set<Socket>()
  let loses = false
  const server = createServer((near) => {
    const far = connect(to)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (said: Buffer) => {
      if (loses && said.includes(committed)) {
        loses = false
        near.destroy()
      } else near.write(said)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    loseNextCommit: () => (loses = true),
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
