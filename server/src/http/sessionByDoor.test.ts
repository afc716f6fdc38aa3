import { carrierDoor, named } from '@portal/contract/door.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { password } from '../testing/make.ts'
import { openProgramSession, signedIn, signedInOperador } from '../testing/people.ts'

/** A session opens only what is carried as it was when it began. See docs/decisions/0078. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`

interface Answer {
  success: boolean
  error?: { code: unknown }
}

async function asProgram(operation: string, input: object): Promise<Answer> {
  const answer = await app.http.inject({
    method: 'POST',
    url: carrierDoor.url,
    headers: { authorization, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...named(operation, carrierDoor), ...input }),
  })
  return answer.json<Answer>()
}

async function withCookie(operation: string, portal_sesion: string): Promise<Answer> {
  const answer = await app.http.inject({
    method: 'POST',
    url: carrierDoor.url,
    headers: { origin: baseUrl, 'content-type': 'application/json' },
    cookies: { portal_sesion },
    payload: JSON.stringify(named(operation, carrierDoor)),
  })
  return answer.json<Answer>()
}

const ended = { success: false, error: { code: 1501 } }

test('what a browser’s cookie holds opens nothing for a program, and least of all another password', async () => {
  const { token, email } = await signedIn(app)
  const another = { _session: token, password: 'una clave nueva y larga' }

  expect(await asProgram('changePasswordProfile', another)).toMatchObject(ended)
  expect(await asProgram('ping', { _session: token })).toMatchObject(ended)
  // The one address at which a session signs a call without any credentials.
  const missing = await app.http.inject({
    method: 'POST',
    url: '/api/faltantes',
    payload: { _session: token },
  })
  expect(missing.json()).toMatchObject(ended)

  expect(await asProgram('login', { username: email, password })).toMatchObject({ success: true })
})

test('what a program holds opens nothing as a cookie, nor a page', async () => {
  const token = await openProgramSession(app, await signedIn(app))
  expect(await asProgram('ping', { _session: token })).toMatchObject({ success: true })

  expect(await withCookie('ping', token)).toMatchObject(ended)
  const page = await app.http.inject({ url: '/app', cookies: { portal_sesion: token } })
  expect(page.headers.location).toMatch(/^\/auth\/login/)
})

test('an operador’s opens nothing at the carriers’ door, either way', async () => {
  const { token } = await signedInOperador(app, { rol: 'administrador' })
  expect(await withCookie('ping', token)).toMatchObject(ended)
  expect(await asProgram('ping', { _session: token })).toMatchObject(ended)
})
