import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { signedIn } from '../testing/people.ts'
import { requireShallow } from './shallowJson.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
const deep = (bytes: number) => `{"a":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`
const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`

const post = async (url: string, payload: string, headers: Record<string, string>, cookies = {}) => {
  const answer = await app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    cookies,
  })
  return answer.json<{ error?: { code: unknown } }>().error?.code
}

test.each([
  [nested(32), true],
  [nested(33), false],
  ['{"a":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}', true],
  ['{"a":"\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}', true],
  [`{"a":"\\\\",${nested(40).slice(1)}`, false],
  [`[${'[],'.repeat(100)}[]]`, true],
])('%s is shallow: %s', (json, shallow) => {
  const look = () => {
    requireShallow(json)
  }
  if (shallow) expect(look).not.toThrow()
  else expect(look).toThrow('INVALID_INPUT')
})

test('what nests past any call is refused at every door, of whoever sends it', async () => {
  const { token } = await signedIn(app)
  const own = { origin: baseUrl }
  const small = deep(20_000)
  expect(await post('/api/mobile', small, own)).toBe(1510)
  expect(await post('/api/mobile', deep(240_000), own, { portal_sesion: token })).toBe(1510)
  expect(await post('/api/mobile', deep(240_000), { authorization })).toBe(1510)
  expect(await post('/api/mobile', deep(240_000), { authorization, 'content-type': 'text/json' })).toBe(1510)
  for (const url of ['/api/consola', '/api/registro', '/api/faltantes'])
    expect(await post(url, small, own), url).toBe(1510)
})

test('who shows no session sends little', async () => {
  const { token } = await signedIn(app)
  const ping = JSON.stringify({ _operation: 'ping', relleno: 'x'.repeat(40_000) })
  expect(await post('/api/mobile', ping, { origin: baseUrl })).toBe(413)
  expect(await post('/api/registro', ping, { origin: baseUrl })).toBe(413)
  expect(await post('/api/mobile', ping, { origin: baseUrl }, { portal_sesion: token })).toBe(1510)
})
