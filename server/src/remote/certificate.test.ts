import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller } from '../testing/caller.ts'
import { ownFolder } from '../testing/ownFolder.ts'
import { overTls, type OverTls } from '../testing/overTls.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { startSemilla, type Semilla } from '../testing/semilla.ts'

/** Before a back office that can't prove to be it. */

let semilla: Semilla
let tls: OverTls
let portal: FastifyInstance
const portalDist = ownFolder()
beforeAll(async () => {
  semilla = await startSemilla()
  tls = await overTls(semilla.url)
  await mkdir(join(portalDist.path, 'publico'))
  await writeFile(join(portalDist.path, 'publico/login.html'), 'ingresar')
  portal = await startRemotePortal(tls.url, {}, { portalDist: portalDist.path })
})
afterAll(async () => {
  await portal.close()
  tls.stop()
  semilla.stop()
})

test('nothing is told it: people read that it is not there, and of a write that nothing was done', async () => {
  const browser = caller<never>({ http: portal }, 'portal')
  const down = { success: false, error: { code: 1590 } }

  const signIn = await browser.send('login', { username: 'ana@delsur.example', password: semilla.password })
  const forgotten = await browser.send('sendMailForPassword', { email: 'ana@delsur.example' })

  expect(signIn.json()).toMatchObject(down)
  expect(forgotten.json()).toMatchObject(down)
  expect(semilla.heard).toEqual([])
  expect((await browser.get('/auth/login')).statusCode).toBe(200)
})
