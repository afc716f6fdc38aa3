import { once } from 'node:events'
import { createServer } from 'node:net'

/** One that nobody listens at. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port ?? 0
}

/** All are open at once, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address()
      server.close()
      await once(server, 'close')
      return typeof address === 'object' && address !== null ? address.port : 0
    }),
  )
}
