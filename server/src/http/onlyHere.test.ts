import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { parseSettings } from '../settings.ts'
import { refuseStrangers } from '../refuseStrangers.ts'
import type { Audience } from './onlyHere.ts'

const audience: Audience = { onlyHere: true }
let app: TestApp
beforeAll(async () => {
  app = await startApp({ audience })
})
afterAll(() => app.stop())

const asked = async (headers: Record<string, string>, url = '/salud') =>
  (await app.http.inject({ method: 'GET', url, headers })).statusCode

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000'])(
  'with demo accounts %s is served',
  async (host) => {
    expect(await asked({ host })).toBe(200)
  },
)

test.each<[string, Record<string, string>]>([
  ['a public name', { host: 'portal.example' }],
  ['a name that begins like ours', { host: 'localhost.portal.example' }],
  ['an address of the network', { host: '192.168.0.7:3000' }],
  ['nothing that is a name', { host: 'a b' }],
  ['a proxy', { host: '127.0.0.1:3000', 'x-forwarded-host': 'portal.example' }],
  ['a proxy behind another', { host: 'localhost', 'x-forwarded-host': 'localhost, portal.example' }],
])('and %s is not, at any door', async (_, headers) => {
  expect(await asked(headers)).toBe(403)
  expect(await asked(headers, '/auth/login')).toBe(403)
  const answer = await app.http.inject({ method: 'POST', url: '/api/mobile', headers, payload: {} })
  expect(answer.json()).toMatchObject({ success: false, error: { code: 1542 } })
})

test('without demo accounts everybody is', async () => {
  audience.onlyHere = false
  expect(await asked({ host: 'portal.example' })).toBe(200)
  audience.onlyHere = true
})

test.each([
  [{ HOST: '0.0.0.0' }, /no escucha en 0\.0\.0\.0/],
  [{ BASE_URL: 'https://portal.example' }, /no atiende en https:\/\/portal\.example/],
])('with them nobody starts it as %o', (environment, sentence) => {
  expect(() => refuseStrangers(parseSettings(environment))).toThrow(sentence)
  expect(() => refuseStrangers(parseSettings({}))).not.toThrow()
})
