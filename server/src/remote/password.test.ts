import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller } from '../testing/caller.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'

/** Another password, before a back office that takes it without the one before. */

let remote: Server
let portal: FastifyInstance
const heard: string[] = []
beforeAll(async () => {
  remote = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      heard.push(Buffer.concat(chunks).toString())
      const login = { session: 'abc', contact_firstname: 'Ana', contact_lastname: 'Paz' }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ success: true, result: { login, changed: true } }))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => remote.once('listening', resolve))
  portal = await startRemotePortal(`http://127.0.0.1:${(remote.address() as AddressInfo).port}/api.php`)
})
afterAll(async () => {
  await portal.close()
  remote.close()
})

test('a browser says the current password, and without it nothing is asked of the back office', async () => {
  const signedIn = await caller({ http: portal }, 'portal').send('login', {
    username: 'a@x.example',
    password: 'x',
  })
  const browser = caller({ http: portal }, 'portal', signedIn.cookies[0]?.value)
  heard.length = 0
  for (const passwordActual of [undefined, null, '']) {
    const answer = await browser.send('changePasswordProfile', {
      passwordActual,
      password: 'una ruta larga y pareja',
    })
    expect(answer.json()).toMatchObject({ success: false, error: { code: 1510 } })
  }
  expect(heard).toEqual([])
})
