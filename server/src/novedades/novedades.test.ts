import type { IncomingMessage } from 'node:http'
import { addresses } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createServer, type Server } from '../server.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { howMany } from '../testing/howMany.ts'
import { overSocket, type OverSocket } from '../testing/overSocket.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

/** In full as often as an installation looks. */
const beatMs = howMany(400, 15_000)
let app: TestApp
let http: OverSocket
let second: Server
let secondHttp: OverSocket
let revisor: Operador
let carrier: Carrier
beforeAll(async () => {
  app = await startApp({ beatMs })
  http = await overSocket(app.http)
  const { settings } = app.services
  second = await createServer({ settings, ownerUrl: app.ownerUrl, log: false, checkOutput: true })
  secondHttp = await overSocket(second.http)
  revisor = await signedInOperador(app)
  carrier = await signedIn(app)
})
afterAll(async () => {
  await second.stop()
  await app.stop()
})

interface Following {
  answer: IncomingMessage
  /** The names of what came, in order. */
  heard: string[]
  ended: () => boolean
  leave: () => void
}

async function follow({ token }: { token: string }, where = http): Promise<Following> {
  const answer = await where.get(addresses.novedades, { cookie: `consola_sesion=${token}` })
  const heard: string[] = []
  let ended = false
  answer.setEncoding('utf8')
  answer.on('data', (text: string) =>
    heard.push(...[...text.matchAll(/^event: (\w+)/gm)].map(([, name]) => name ?? '')),
  )
  answer.on('end', () => (ended = true))
  answer.on('error', () => undefined)
  return { answer, heard, ended: () => ended, leave: () => answer.destroy() }
}

async function present(): Promise<void> {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid } = await app.make.tipo()
  const { archivoid } = await app.make.archivo({ cuenta_id: carrier.cuentaId })
  await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid: choferid, tipodocumentoid, archivos: [archivoid], fecha_vencimiento: '2099-01-15' },
  })
}

const soon = { timeout: 5_000, interval: 20 }

test('what a carrier presents is heard on every node, and nothing of what it is', async () => {
  const here = await follow(revisor)
  const there = await follow(revisor, secondHttp)
  await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([['vivo'], ['vivo']]), soon)
  expect(here.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  await present()
  await vi.waitFor(() => expect(here.heard).toContain('cambio'), soon)
  await vi.waitFor(() => expect(there.heard).toContain('cambio'), soon)
  here.leave()
  there.leave()
  await vi.waitFor(() => expect(app.streams.open() + second.streams.open()).toBe(0), soon)
})

test('a storm is told a few times', async () => {
  const one = await follow(revisor)
  await vi.waitFor(() => expect(one.heard).toEqual(['vivo']), soon)
  for (let time = 0; time < 40; time++) await sql`select pg_notify('novedades', '')`.execute(app.owner)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const told = one.heard.filter((name) => name === 'cambio').length
  expect(told).toBeGreaterThanOrEqual(1)
  expect(told).toBeLessThanOrEqual(4)
  one.leave()
})

test('after the connection to the database was lost it says so once it is back, and goes on', async () => {
  const one = await follow(revisor)
  await vi.waitFor(() => expect(one.heard).toEqual(['vivo']), soon)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal novedades'
    and datname = current_database()`.execute(app.owner)
  await vi.waitFor(() => expect(one.heard.length).toBeGreaterThan(1), soon)
  const before = one.heard.length
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await present()
  await vi.waitFor(() => expect(one.heard.length).toBeGreaterThan(before), soon)
  one.leave()
})

test('it is no activity of the session, and ends with it', async () => {
  const who = await signedInOperador(app)
  const session = sql`update privado.sesion set vista = now() - interval '200 seconds' where sujeto = ${who.operadorid}`
  await session.execute(app.owner)
  const seen = async () =>
    (
      await sql<{ seconds: number }>`select extract(epoch from now() - vista)::float8 as seconds
        from privado.sesion where sujeto = ${who.operadorid}`.execute(app.owner)
    ).rows[0]?.seconds
  const one = await follow(who)
  await vi.waitFor(() => expect(one.heard).toEqual(['vivo']), soon)
  expect(await seen()).toBeGreaterThan(199)

  await sql`update privado.sesion set vista = now() - interval '6 minutes' where sujeto = ${who.operadorid}`.execute(
    app.owner,
  )
  await vi.waitFor(() => expect(one.ended()).toBe(true), { timeout: beatMs + 5_000, interval: 20 })
  expect(one.heard).toContain('fin')
})

test('a call that nobody’s hand made keeps no session alive', async () => {
  const who = await signedInOperador(app)
  await sql`update privado.sesion set vista = now() - interval '200 seconds' where sujeto = ${who.operadorid}`.execute(
    app.owner,
  )
  const seen = async () =>
    (
      await sql<{ recent: boolean }>`select vista > now() - interval '100 seconds' as recent
        from privado.sesion where sujeto = ${who.operadorid}`.execute(app.owner)
    ).rows[0]?.recent
  await who.send('Cola', {}, { 'x-sin-actividad': '1' })
  expect(await seen()).toBe(false)
  await who.send('Cola', {})
  expect(await seen()).toBe(true)
})

test('of more than four of one session the oldest ends', async () => {
  const all: Following[] = []
  for (let time = 0; time < 5; time++) {
    const one = await follow(revisor)
    await vi.waitFor(() => expect(one.heard).toEqual(['vivo']), soon)
    all.push(one)
  }
  await vi.waitFor(
    () => expect(all.map((one) => one.ended())).toEqual([true, false, false, false, false]),
    soon,
  )
  for (const one of all) one.leave()
})

test('a server that stops waits for nobody who only listens', async () => {
  const { settings } = app.services
  const third = await createServer({ settings, ownerUrl: app.ownerUrl, log: false, checkOutput: true })
  const one = await follow(revisor, await overSocket(third.http))
  await vi.waitFor(() => expect(one.heard).toEqual(['vivo']), soon)
  const began = performance.now()
  await third.stop()
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('nor for who begins to listen while it stops', async () => {
  const { settings } = app.services
  const third = await createServer({ settings, ownerUrl: app.ownerUrl, log: false, checkOutput: true })
  const where = await overSocket(third.http)
  third.streams.endAll()
  const late = await follow(revisor, where)
  await vi.waitFor(() => expect(late.ended()).toBe(true), soon)
  await third.stop()
})
