import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { carrierDoor, named } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { howMany } from '../testing/howMany.ts'
import { ownPlace, postmasterOf } from '../testing/ownPlace.ts'
import { signedIn } from '../testing/people.ts'

/** PostgreSQL killed while people are at work, over a real socket. `npm run trials -- outages` does the same to the whole product, and says how soon it is back. */

let app: TestApp
let url: string
let headers: Record<string, string>
beforeAll(async () => {
  app = await startApp({ place: await ownPlace(await mkdtemp(join(tmpdir(), 'portal-caida-'))) })
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await signedIn(app)
  headers = { origin: baseUrl, cookie: `portal_sesion=${token}`, 'content-type': 'application/json' }
})
afterAll(() => app.stop())

interface Answered {
  call: string
  status: number
  body: string
  at: number
}

const call = (name: string, input: object) => (): [string, RequestInit] => [
  carrierDoor.url,
  { method: 'POST', headers, body: JSON.stringify({ ...named(name, carrierDoor), ...input }) },
]
let documento = 30_000_000
const asked: Record<string, () => [string, RequestInit]> = {
  read: call('ListChoferes', {}),
  write: () =>
    call('SaveChofer', {
      choferid: '0',
      values: {
        nombre: 'Ana',
        apellido: 'Prueba',
        tipo_documento: 'DNI',
        documento: String(documento++),
        nacionalidad: 'Argentina',
      },
    })(),
  'sign in': call('login', { username: 'nadie@transporte.example', password: 'no es esta' }),
  landing: () => ['/', { redirect: 'manual' }],
  app: () => ['/app', { headers, redirect: 'manual' }],
  file: () => ['/api/archivos/22x1', { headers }],
  letters: () => ['/api/geografia', { headers }],
}

async function ask(name: string): Promise<Answered> {
  const [path, init] = asked[name]?.() ?? ['/', {}]
  const answer = await fetch(url + path, init)
  return { call: name, status: answer.status, body: await answer.text(), at: performance.now() }
}

test('a PostgreSQL that is killed again and again is answered for as busy, and comes back though one of its processes computes', async () => {
  const answered: Answered[] = []
  let going = true
  const loops = Object.keys(asked).flatMap((name) =>
    [1, 2].map(async () => {
      while (going) {
        answered.push(await ask(name))
        await sleep(5)
      }
    }),
  )
  for (let n = 0; n < howMany(1, 10); n++) {
    await sleep(1_000)
    // One of its processes computes, and notices nothing.
    sql`select count(*) from generate_series(1, 300000000)`.execute(app.owner).catch(() => undefined)
    await sleep(200)
    const killed = await postmasterOf(app)
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(
      async () => {
        // One of its processes may answer once more before it notices.
        expect(await postmasterOf(app)).not.toBe(killed)
        const { body } = await ask('read')
        expect(body).toContain('"success":true')
      },
      { timeout: 30_000, interval: 50 },
    )
  }
  going = false
  await Promise.all(loops)

  expect(answered.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  const busy = answered.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  for (const { body } of busy)
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: 503 } })
}, 180_000)
