import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { caller } from '../testing/caller.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'

/** Where people find help, before a back office that may not say. */

const opened: (Server | FastifyInstance)[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** Who is told to help somebody who signs in, and then asks whether the session lives. */
async function helpOf(proveedor: unknown): Promise<unknown[]> {
  const login = { session: 'abc', contact_firstname: 'Ana', contact_lastname: 'Paz', proveedor }
  const remote = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: true, result: { login } }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => remote.once('listening', resolve))
  const portal = await startRemotePortal(
    `http://127.0.0.1:${(remote.address() as AddressInfo).port}/api.php`,
    {
      SUPPORT_PHONE: '+54 11 5444-5566',
      SUPPORT_EMAIL: 'ayuda@proveedor.example',
    },
  )
  opened.push(remote, portal)
  const signedIn = await caller({ http: portal }, 'portal').send('login', {
    username: 'a@x.example',
    password: 'x',
  })
  const browser = caller({ http: portal }, 'portal', signedIn.cookies[0]?.value)
  const answers = [signedIn, await browser.send('ping')]
  return answers.map(
    (answer) => answer.json<{ result: { login: { proveedor: unknown } } }>().result.login.proveedor,
  )
}

test('the settings of the portal say it where the back office does not', async () => {
  const help = { telefono: '+54 11 5444-5566', email: 'ayuda@proveedor.example' }
  expect(await helpOf(undefined)).toEqual([help, help])
})

test('the back office has the last word, as far as it says something', async () => {
  const help = { nombre: 'Logística', telefono: '+54 11 5444-5566', email: 'mesa@logistica.example' }
  expect(await helpOf({ nombre: 'Logística', telefono: null, email: 'mesa@logistica.example' })).toEqual([
    help,
    help,
  ])
})
