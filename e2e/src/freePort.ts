import { createServer } from 'node:net'

/** Some port that nobody listens on now. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)))
      })
  })
}
