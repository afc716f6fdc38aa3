import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { carrierOperations, type CarrierOperations } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Operation } from '@portal/contract/operation.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepPacked, type Packed } from '../packed.ts'
import { createKeptAnswers } from './keptAnswers.ts'
import { callerDatabase } from '../database/callerDatabase.ts'
import { roleUrl } from '../database/roles.ts'
import { tenantFilter } from '../database/tenantFilter.ts'
import { types } from '../database/types.ts'
import { writingUnit } from '../database/unit.ts'
import { carrierHandlers } from '../operations/carrier/index.ts'
import { openCarrierSession } from '../sessions/openSession.ts'
import { hashSession } from '../sessions/token.ts'
import { startApp, type Place, type TestApp } from '../testing/app.ts'
import { caller, type CarrierCaller } from '../testing/caller.ts'
import { howMany, someOf } from '../testing/howMany.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { sampleInput } from '../testing/sampleInput.ts'

/** Whatever anybody writes, and however: a kept answer is what would be answered now, byte by byte, on each of two nodes. */

type Name = keyof CarrierOperations
const table: [string, Operation][] = Object.entries(carrierOperations)
const kept = table.filter(([, { kept }]) => kept)

let one: TestApp
let other: TestApp
/** The same, on a node that keeps nothing. */
let forgetful: TestApp
let ana: Carrier
let bruno: Carrier
let stranger: Carrier
let chofer: string
let dominio: string
let unidad: string
let tipo: string
/** Of this one nobody presents anything: an exception is always of use. */
let tipoSinPapeles: string

beforeAll(async () => {
  one = await startApp()
  const place = (): Place => ({
    database: { ownerUrl: one.ownerUrl, drop: () => Promise.resolve() },
    dataDir: mkdtempSync(join(tmpdir(), 'portal-app-')),
  })
  other = await startApp({ place: place() })
  forgetful = await startApp({ place: place(), keptMib: 0 })
  ana = await signedIn(one)
  bruno = await signedIn(one, { cuentaId: ana.cuentaId, rol: 'colaborador' })
  stranger = await signedIn(one)
  const { make } = one
  const { cuentaId: cuenta_id } = ana
  chofer = (await make.chofer({ cuenta_id })).choferid
  dominio = (await make.dominio({ cuenta_id })).dominioid
  unidad = (await make.unidad({ cuenta_id, tractor: dominio, chofer1: chofer })).unidadid
  tipo = (await make.tipo()).tipodocumentoid
  tipoSinPapeles = (await make.tipo()).tipodocumentoid
  await make.documento({ cuenta_id, recursoid: chofer, tipodocumentoid: tipo })
}, 60_000)
afterAll(async () => {
  await Promise.all([other.stop(), forgetful.stop()])
  await one.stop()
})

const idFor: Readonly<Record<string, () => string>> = {
  choferid: () => chofer,
  dominioid: () => dominio,
  unidadid: () => unidad,
  tipodocumentoid: () => tipo,
}

/** What a person asks as their screens do: whole lists, and each record. */
function inputsOf(name: string, documentos: readonly string[]): Record<string, unknown>[] {
  if (name === 'DetailDocumento') return documentos.map((documentoid) => ({ documentoid }))
  if (name === 'ListPedibles') return [{ recursos: [chofer] }]
  if (name === 'MatrizDocumentos')
    return ['chofer', 'dominio'].map((tiporecurso) => ({ tiporecurso, totales: 'SI' }))
  const { input } = carrierOperations[name as Name]
  const ids = Object.keys(sampleInput(input, 'id')).flatMap((field) => {
    const id = idFor[field]
    return id && !input.safeParse({}).success ? [[field, id()]] : []
  })
  return [Object.fromEntries(ids) as Record<string, unknown>]
}

const at = (app: TestApp, { token }: Carrier): CarrierCaller => caller(app, 'portal', token)

/** Asks everything that is kept, or `some` of it, of both nodes and of the one that keeps nothing. */
async function expectFresh(some = kept): Promise<void> {
  const documentos = await one.owner
    .selectFrom('documento')
    .select('documentoid')
    .where('cuenta_id', '=', ana.cuentaId)
    .orderBy('documentoid')
    .limit(2)
    .execute()
  const ids = documentos.map(({ documentoid }) => documentoid)
  for (const person of [ana, bruno, stranger])
    for (const [name] of some)
      for (const input of inputsOf(name, ids)) {
        const answerOf = async (node: TestApp) => (await at(node, person).send(name, input)).body
        await expectAsFresh(answerOf, `${name} ${JSON.stringify(input)}`)
      }
}

type AnswerOf = (node: TestApp) => Promise<string>

async function expectAsFresh(answerOf: AnswerOf, what: string): Promise<void> {
  const before = await answerOf(forgetful)
  const answered = [await answerOf(one), await answerOf(other)]
  if (answered.every((answer) => answer === before)) return
  const after = await answerOf(forgetful)
  // What a decision leaves to jobs came in between.
  if (after !== before) return expectAsFresh(answerOf, what)
  for (const answer of answered) expect(answer, what).toBe(after)
}

/** Writes of carriers and of the provider, through a node, and of jobs and by hand, through none. */
const writes: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
  'a chofer is added': (n) => one.make.chofer({ cuenta_id: ana.cuentaId, apellido: `Nueva ${String(n)}` }),
  'a chofer is changed': (n) =>
    at(n % 2 ? one : other, ana).call('SaveChofer', {
      choferid: chofer,
      values: { telefono: `+54911544${10_000 + (n % 90_000)}` },
    }),
  'a mark is put or taken': (n) =>
    at(one, bruno).call('MarcarRecursos', { recursos: [chofer, unidad], marcado: n % 2 === 0 }),
  'a document is presented': async () => {
    const { cuentaId: cuenta_id } = ana
    // At most one of a slot waits.
    const { choferid } = await one.make.chofer({ cuenta_id })
    await one.make.documento({ cuenta_id, recursoid: choferid, tipodocumentoid: tipo })
  },
  'a document is decided': async (n) => {
    const waiting = await one.owner
      .selectFrom('documento')
      .select('documentoid')
      .where('cuenta_id', '=', ana.cuentaId)
      .where('estado', '=', 'en revision')
      .orderBy('documentoid', 'desc')
      .executeTakeFirst()
    if (!waiting) return
    const operador = await signedInOperador(one)
    await operador.call('DecidirDocumento', {
      documentoid: waiting.documentoid,
      decision: n % 2 ? 'aprobar' : 'rechazar',
      motivo: 'No se lee',
      fecha_vencimiento: sumarDias(hoyEnBuenosAires(), n % 60),
    })
  },
  'the catalogue changes': (n) =>
    one.owner
      .updateTable('tipo_documento')
      .set({ nombre: `Papel ${String(n)}`, critico: n % 2 === 0 })
      .where('tipodocumentoid', '=', tipo)
      .execute(),
  'a setting changes': (n) =>
    one.owner
      .updateTable('ajuste')
      .set({ valor: JSON.stringify(`Proveedor ${String(n)}`) })
      .where('clave', '=', 'proveedor_nombre')
      .execute(),
  'somebody is called otherwise': (n) =>
    one.owner
      .updateTable('contacto')
      .set({ lastname: `Paz ${String(n)}` })
      .where('contactid', '=', ana.contactid)
      .execute(),
  'a unidad is changed by hand': (n) =>
    one.owner
      .updateTable('unidad')
      .set({ nombre: `Unidad ${String(n)}` })
      .where('unidadid', '=', unidad)
      .execute(),
  'an exception is made, or another one': async (n) => {
    const administrador = await signedInOperador(one, { rol: 'administrador' })
    await administrador.call('SaveExcepcion', {
      recursoid: chofer,
      tipodocumentoid: tipoSinPapeles,
      hasta: sumarDias(hoyEnBuenosAires(), 1 + (n % 9)),
      motivo: 'Prueba',
    })
  },
  'a carrier that is no one’s business writes': (n) =>
    one.make.chofer({ cuenta_id: stranger.cuentaId, apellido: `Ajena ${String(n)}` }),
  'nothing happens': async () => {},
}

test('after whatever is written, what is kept is what would be answered', async () => {
  await expectFresh()
  const step = fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.nat(1_000_000))
  const steps = fc.array(step, { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      for (const [name, n] of chosen) await writes[name]?.(n)
      await expectFresh()
    }),
    { numRuns: howMany(3, 200), endOnFailure: true, includeErrorInReport: true },
  )
}, 1_800_000)

/** What a planner may do without: other numbers of rows, or another node, and it reads them in another order. */
const without = [
  ['indexscan', 'bitmapscan'],
  ['seqscan', 'hashjoin'],
  ['hashagg', 'nestloop'],
  ['sort', 'mergejoin'],
]

test('rows of equal rank come in one order, however they are read', async () => {
  for (const name of ['a chofer is added', 'a document is presented', 'a document is decided'])
    for (let n = 0; n < 4; n++) await writes[name]?.(n)
  const asked = kept.flatMap(([name]) => inputsOf(name, []).map((input) => ({ name, input })))
  const answers = async () => {
    const bodies: Record<string, string> = {}
    for (const { name, input } of asked)
      bodies[`${name} ${JSON.stringify(input)}`] = (await at(forgetful, ana).send(name, input)).body
    return bodies
  }
  const role = `portal_app in database ${new URL(one.ownerUrl).pathname.slice(1)}`
  const each = async (nodes: readonly string[], words: (node: string) => string) => {
    for (const node of nodes)
      await sql.raw(`alter role ${role} ${words(`enable_${node}`)}`).execute(one.owner)
    await endConnections()
  }
  let usual = await answers()
  const differing = async (nodes: readonly string[]) => {
    await each(nodes, (node) => `set ${node} = off`)
    const read = await answers()
    await each(nodes, (node) => `reset ${node}`)
    const otherwise = Object.keys(read).filter((what) => read[what] !== usual[what])
    // What a decision leaves to jobs may come in between, once.
    if (otherwise.length > 0) usual = await answers()
    return otherwise
  }
  for (const nodes of without)
    await expect.poll(() => differing(nodes), { message: nodes.join(' and '), timeout: 10_000 }).toEqual([])
}, 60_000)

/** What is set of a role holds for connections that begin after it. */
async function endConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: roleUrl(one.ownerUrl, 'portal_app') })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  )
  await client.end()
}

/** How often a node gave an answer again. */
async function given({ http }: TestApp): Promise<number> {
  const { body } = await http.inject('/metricas')
  return Number(/^portal_kept_answers_given_total (\d+)$/m.exec(body)?.[1])
}

test('what nobody wrote to is given again; the first ask after a write is not', async () => {
  const ask = async () => {
    const before = await given(one)
    await at(one, ana).call('ListChoferes', {})
    return (await given(one)) - before
  }
  /** What an earlier test left to a job may be written meanwhile. */
  const isGivenAgain = () => expect.poll(ask, { timeout: 10_000 }).toBe(1)
  await ask()
  await isGivenAgain()
  await at(one, ana).call('SaveChofer', { choferid: chofer, values: { telefono: '+5491154410001' } })
  expect(await ask()).toBe(0)
  await isGivenAgain()
  await at(other, bruno).call('SaveUnidad', { unidadid: unidad, values: { nombre: 'Pampero' } })
  expect(await ask()).toBe(0)
  await isGivenAgain()
  const strangerWrites = () => one.make.chofer({ cuenta_id: stranger.cuentaId })
  await expect.poll(async () => (await strangerWrites(), ask()), { timeout: 10_000 }).toBe(1)
})

test('another person of the account, and another language, get their own', async () => {
  await at(one, bruno).call('MarcarRecursos', { recursos: [chofer], marcado: true })
  const marked = (body: string) => /"marcado":true/.test(body)
  for (let twice = 0; twice < 2; twice++) {
    expect(marked((await at(one, bruno).send('ListChoferes', {})).body)).toBe(true)
    expect(marked((await at(one, ana).send('ListChoferes', {})).body)).toBe(false)
    const english = (await at(one, ana).send('TiposDocumentos', {}, { 'x-idioma': 'en' })).body
    expect(english).toBe((await at(forgetful, ana).send('TiposDocumentos', {}, { 'x-idioma': 'en' })).body)
  }
})

test('a session that ended on another node gets nothing that is kept', async () => {
  const carla = await signedIn(one, { cuentaId: ana.cuentaId })
  await at(one, carla).call('ListChoferes', {})
  await at(one, carla).call('ListChoferes', {})
  await at(other, carla).call('logout', {})
  expect((await at(one, carla).send('ListChoferes', {})).json()).toMatchObject({ error: { code: 1501 } })
})

test('where the database goes nothing is kept: the one that comes may lack what was committed last', async () => {
  const said = async () => (await at(one, ana).send('DetailChofer', { choferid: chofer })).body
  const before = await said()
  expect(await said()).toBe(before)
  // As if another server said that this was never written: the version is of before.
  await sql`alter table chofer disable trigger al_cambiar`.execute(one.owner)
  await sql`update chofer set telefono = '+541144440000' where choferid = ${chofer}`.execute(one.owner)
  await sql`alter table chofer enable trigger al_cambiar`.execute(one.owner)
  expect(await said()).toBe(before)

  await endConnections()

  await vi.waitFor(async () => expect(await said()).toContain('+541144440000'))
})

test('where a version is lost nothing is kept, and nothing old is given once there is one again', async () => {
  await at(one, ana).call('ListChoferes', {})
  // What is forgotten does not hang on what was asked; the first test asks all of it.
  const some = kept.filter(([name]) => name === 'ListChoferes').concat(someOf(kept, 4))
  for (const row of [ana.cuentaId, '*']) {
    await sql`delete from privado.version where cual = ${row}`.execute(one.owner)
    const before = await given(one)
    await writes['a chofer is added']?.(before)
    if (row === '*') await sql`delete from privado.version where cual = '*'`.execute(one.owner)
    await expectFresh(some)
    await writes['the catalogue changes']?.(before)
    await expectFresh(some)
  }
})

test('a new day asks anew: at midnight, and where the clocks are of two days', async () => {
  await at(one, ana).call('Dashboard', {})
  const before = await given(one)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  try {
    // The database's day is still the one before.
    await at(one, ana).call('UnidadesDelDia', {})
    await at(one, ana).call('UnidadesDelDia', {})
    expect(await given(one)).toBe(before)
  } finally {
    vi.useRealTimers()
  }
})

test('every table that a kept answer is read from draws the version anew', async () => {
  const pool = new pg.Pool({ connectionString: roleUrl(one.ownerUrl, 'portal_app'), types, max: 1 })
  const documentos = await one.owner
    .selectFrom('documento')
    .select('documentoid')
    .where('cuenta_id', '=', ana.cuentaId)
    .execute()
  const { rows: triggered } = await sql<{ tabla: string }>`
    select relname as tabla from pg_trigger join pg_class c on c.oid = tgrelid where tgname = 'al_cambiar'`.execute(
    one.owner,
  )
  const drawing = new Set(triggered.map(({ tabla }) => tabla))
  const readBy = async (work: (unit: ReturnType<typeof writingUnit>) => Promise<unknown>) => {
    const opening = openCarrierSession(30)(hashSession(ana.token, 'cookie'), {
      access: 'contacto',
      writes: false,
      whileIncomplete: false,
      whileSuspended: false,
    })
    const unit = writingUnit(pool, opening)
    await work(unit)
    const { rows } = await unit.run({
      text: `select relname from pg_stat_xact_user_tables where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0`,
      values: [],
    })
    await unit.abandon()
    return rows.map(({ relname }) => String(relname))
  }
  const opening = new Set(await readBy(() => Promise.resolve()))
  const missing: string[] = []
  let looked = 0
  for (const [name] of kept)
    for (const input of inputsOf(
      name,
      documentos.map(({ documentoid }) => documentoid),
    )) {
      const handle = carrierHandlers[name as Name] as (
        input: unknown,
        context: { db: unknown },
      ) => Promise<unknown>
      const parsed = carrierOperations[name as Name].input.parse(input)
      const tables = await readBy(({ run }) => handle(parsed, { db: callerDatabase(run, [tenantFilter]) }))
      looked += tables.length
      missing.push(
        ...tables
          .filter((table) => !drawing.has(table) && !opening.has(table))
          .map((table) => `${name}: ${table}`),
      )
    }
  await pool.end()
  expect(looked).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('what an answer became on its way is kept within the room that is counted for it', () => {
  const kept = createKeptAnswers({ maxBytes: 800_000 })
  const body = 'x'.repeat(5_000)
  const packed: Packed = {}
  kept.keep(
    { tokenHash: Buffer.from('una sesión'), operation: 'ListChoferes', idioma: 'es', input: {} },
    { seen: '11x1 12x1 una otra 2026-11-26', body, packed },
  )

  const sent = brotliCompressSync(body)
  keepPacked(packed, 'br', body, sent)
  keepPacked(packed, 'gzip', body, Buffer.alloc(2_000))

  expect(packed).toEqual({ br: sent })
  expect(packed.br?.buffer.byteLength).toBe(sent.length)
  expect(kept.figures().bytes).toBeGreaterThan(2 * body.length + 2 * (body.length / 4))
})

test('memory is bounded, and one carrier has an eighth of it', () => {
  const maxBytes = 800_000
  const kept = createKeptAnswers({ maxBytes })
  const body = 'x'.repeat(5_000)
  const question = (cuenta: number, n: number) => ({
    tokenHash: Buffer.from(`sesión de ${String(cuenta)}`),
    operation: 'ListChoferes',
    idioma: 'es' as const,
    input: { page: n },
  })
  const seenBy = (cuenta: number) => `11x${String(cuenta)} 12x${String(cuenta)} una otra 2026-11-26`
  const keep = (cuenta: number, n: number) => {
    kept.keep(question(cuenta, n), { seen: seenBy(cuenta), body })
  }
  keep(1, 0)
  for (let n = 0; n < 1_000; n++) keep(2, n)
  expect(kept.figures().bytes).toBeLessThan(maxBytes / 8 + 20_000)
  expect(kept.find(question(1, 0))?.body).toBe(body)
  expect(kept.find(question(2, 0))).toBeUndefined()
  expect(kept.find(question(2, 999))?.body).toBe(body)
  // The same again takes no more room.
  for (let again = 0; again < 100; again++) keep(2, 999)
  const { bytes } = kept.figures()
  kept.forget(seenBy(2))
  expect(kept.find(question(2, 999))).toBeUndefined()
  expect(kept.find(question(1, 0))?.body).toBe(body)
  expect(kept.figures().bytes).toBeLessThan(bytes)
  for (let cuenta = 3; cuenta < 1_000; cuenta++) keep(cuenta, 0)
  expect(kept.figures().bytes).toBeLessThanOrEqual(maxBytes)
  expect(kept.find(question(1, 0))).toBeUndefined()
  kept.keep(question(1_000, 0), { seen: seenBy(1_000), body: 'x'.repeat(maxBytes) })
  expect(kept.find(question(1_000, 0))).toBeUndefined()
})
