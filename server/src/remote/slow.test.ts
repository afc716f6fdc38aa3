import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseUrl } from '../testing/app.ts'
import { caller } from '../testing/caller.ts'
import {
  bad,
  good,
  startOddBackOffice,
  unknownOperation,
  type OddBackOffice,
  type Said,
} from '../testing/oddBackOffice.ts'
import { howMany, inFull } from '../testing/howMany.ts'
import { notedPauses } from '../testing/notedPauses.ts'
import { overSocket, answerTo } from '../testing/overSocket.ts'

/**
 * Nobody waits for a back office that does not answer. A tenth of what a person waits for an answer is waited here, and the
 * whole of it in full; the pauses of who guesses passwords are noted, and real in full.
 */

const callMs = howMany(1_500, 15_000)
const pauses: number[] = []
let odd: OddBackOffice
beforeAll(async () => {
  odd = await startOddBackOffice(
    {},
    {
      ...(!inFull && { callMs }),
      slowDown: notedPauses(pauses),
    },
  )
})
afterAll(() => odd.stop())

const silent: Said = { silent: 'at once' }
const within = async <Result>(ms: number, run: () => Promise<Result>): Promise<Result> => {
  const began = performance.now()
  const result = await run()
  expect(performance.now() - began).toBeLessThan(ms)
  return result
}

test('pages come whatever it does, and whoever signs out is out', async () => {
  odd.answer = () => silent
  const { browser } = odd
  for (const [path, where] of [
    ['/app', undefined],
    ['/app/choferes', undefined],
    ['/auth/login', '/app'],
  ] as const) {
    const page = await within(500, () => browser.get(path))
    expect([path, page.headers.location]).toEqual([path, where])
  }
  const other = await (async () => {
    odd.answer = () =>
      good({ login: { session: 'otra', contact_firstname: 'Eva', contact_lastname: 'Ríos' } })
    const signed = await odd.signIn()
    odd.answer = () => silent
    return signed
  })()
  const answer = await within(2_000, () => other.send('logout'))
  expect(answer.json()).toMatchObject({ result: { logout: true } })
  expect(answer.cookies[0]?.value).toBe('')
  // Whoever kept a copy of the cookie is out too.
  expect((await within(500, () => other.get('/app'))).headers.location).toContain('/auth/login')
})

test('who is signed in is told by the cookie when nobody else tells', async () => {
  odd.answer = () => silent
  const answer = await within(callMs / 5 + 1_000, () => odd.browser.call('ping', {}))
  expect(answer.login).toMatchObject({ contact_firstname: 'Ana', contact_lastname: 'Paz', estado: 1 })
  for (const said of [{ status: 500 }, { type: 'text/html', body: '<h1>hola</h1>' }, unknownOperation]) {
    odd.answer = () => said
    expect((await odd.browser.call('ping', {})).login).toMatchObject({ contact_firstname: 'Ana' })
  }
})

test('silence, a head without a body, and a body without an end are over once a person has waited enough, with a sentence', async () => {
  const asked = ['ListUnidades', 'Dashboard', 'ListContacts', 'SaveUnidad'] as const
  odd.answer = (operation) =>
    (
      ({ Dashboard: { silent: 'after the head' }, ListContacts: { endless: true } }) satisfies Record<
        string,
        Said
      > as Record<string, Said>
    )[operation] ?? silent
  const codes = await within(callMs + 1_500, () =>
    Promise.all(
      asked.map(async (name) => {
        const input = name === 'SaveUnidad' ? { unidadid: '0', values: { nombre: 'La del sur' } } : {}
        const { error } = (await odd.browser.send(name, input)).json<{
          error: { code: number; message: string }
        }>()
        expect(error.message).toMatch(/^(El sistema del proveedor|No sabemos)/)
        return error.code
      }),
    ),
  )
  expect(codes).toEqual([1590, 1590, 1590, 1593])
})

test('a call that the browser gave up is given up there within a second', async () => {
  odd.answer = () => silent
  const http = await overSocket(odd.portal)
  const call = http.post('/api/mobile', {
    origin: baseUrl,
    'content-type': 'application/json',
    cookie: `portal_sesion=${odd.cookie}`,
  })
  const gone = answerTo(call).catch(() => 'gone')
  call.end(JSON.stringify({ _operation: 'PortalCustomOperations', mode: 'ListUnidades' }))
  await vi.waitFor(() => expect(odd.heard.at(-1)).toMatchObject({ mode: 'ListUnidades' }))
  call.destroy()
  expect(await gone).toBe('gone')
  await vi.waitFor(() => expect(odd.left).toContain('ListUnidades'), { timeout: 1_000 })
  await sleep(0)
})

test('guesses at a password are limited here, and a back office that is down costs nobody a try', async () => {
  const guess = async (said: Said) => {
    odd.answer = () => said
    const signed = await caller<never>({ http: odd.portal }, 'portal').send('login', {
      username: 'Eva@x.example',
      password: 'x',
    })
    return [signed.statusCode, signed.json<{ error: { code: number } }>().error.code]
  }
  for (let tries = 0; tries < 12; tries++) expect(await guess({ status: 500 })).toEqual([503, 1590])
  const wrong = bad({ code: 1210, message: 'Authentication Failed' })
  const answers = await Promise.all(Array.from({ length: 61 }, () => guess(wrong)))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(60)
  // The first ten come as they come.
  expect(pauses.filter((ms) => ms > 0)).toHaveLength(50)
  expect(answers.filter(([status]) => status === 429)).toEqual([[429, 1429]])
})
