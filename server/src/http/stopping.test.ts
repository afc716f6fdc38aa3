import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { startApp } from '../testing/app.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'

/** Who holds a connection and says nothing keeps no server of ours from stopping. */

/** For how many seconds the server stops, while a connection is open on which nothing was sent. */
async function secondsToStop(http: FastifyInstance, stop: () => Promise<unknown>): Promise<number> {
  const { port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
  const taken = once(http.server, 'connection')
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  socket.on('error', () => {})
  await taken
  const began = performance.now()
  await stop()
  socket.destroy()
  return (performance.now() - began) / 1000
}

test('the portal, and one before a back office elsewhere', async () => {
  const app = await startApp()
  const remote = await startRemotePortal('http://127.0.0.1:9')
  const seconds = await Promise.all([
    secondsToStop(app.http, () => app.stop()),
    secondsToStop(remote, () => remote.close()),
  ])
  for (const each of seconds) expect(each).toBeLessThan(15)
}, 30_000)
