import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateDoor } from '@portal/contract/porteria.ts'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { enrolled, makeGate } from '../testing/gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

async function call(password: string, remoteAddress: string) {
  const began = performance.now()
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/mobile',
    remoteAddress,
    headers: {
      authorization: `Basic ${Buffer.from(`${outsideClient.user}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    payload: '{"_operation":"ping","_session":"x"}',
  })
  return { status: answer.statusCode, ms: performance.now() - began }
}

test('wrong credentials of a program wait past twenty of one network, and right ones never do', async () => {
  const stranger = '203.0.113.50'
  for (let n = 0; n < 20; n++) expect((await call('otra', stranger)).status).toBe(401)
  const [late, right, elsewhere] = await Promise.all([
    call('otra', stranger),
    call(outsideClient.password, stranger),
    call('otra', '203.0.113.51'),
  ])
  expect(late.status).toBe(401)
  expect(late.ms).toBeGreaterThan(480)
  expect(right.status).toBe(200)
  expect(right.ms).toBeLessThan(480)
  expect(elsewhere.ms).toBeLessThan(480)
})

test('devices at the gates of one network never wait, however often they speak', async () => {
  const { token } = await enrolled(app, await makeGate(app))
  const began = performance.now()
  for (let n = 0; n < 30; n++) {
    const answer = await app.http.inject({
      method: 'POST',
      url: gateDoor.url,
      remoteAddress: '203.0.113.52',
      headers: { origin: baseUrl, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: JSON.stringify({ ...sync, _operation: gateDoor.operation, mode: 'Sincronizar' }),
    })
    expect(answer.json()).toMatchObject({ success: true })
  }
  // One that waits, waits half a second, and the thirtieth one second.
  expect(performance.now() - began).toBeLessThan(4_000)
})

const sync = {
  version: '0.1',
  tiene: { juicios: null, unidades: null, fichas: null },
  turnos: [],
  pasos: [],
}
