import { randomUUID } from 'node:crypto'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { apiV1, readings, type Reading } from '@portal/contract/apiV1.ts'
import { alcances, type Alcance } from '@portal/contract/tokens.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { gateOf } from '../../testing/pasos.ts'
import { tellTried } from '../../testing/tell.ts'
import { signedIn, signedInOperador, type Carrier } from '../../testing/people.ts'

/** What programs read page by page, and who may read what of it. */

let app: TestApp
let ana: Carrier
let stranger: Carrier
let tokens: Record<'ana' | 'stranger' | 'proveedor', string>
/** A chofer of hers. */
let anas: string
/** Whose an operation is where one account alone goes there. */
const goesThere = new Map<string, string>()
const hoy = hoyEnBuenosAires()

interface Maker {
  call: (operation: 'CrearToken', input: object) => Promise<{ records: { token: string }[] }>
}

async function tokenOf(maker: unknown, scopes: readonly Alcance[] = alcances): Promise<string> {
  const values = { nombre: 'Lector', alcances: scopes, vence: sumarDias(hoy, 30) }
  return (await (maker as Maker).call('CrearToken', { values })).records[0]?.token ?? ''
}

const ask = (token: string | undefined, path: string, query: Record<string, string> = {}) =>
  app.http.inject({
    url: apiV1 + path,
    query,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })

interface Page {
  records: Record<string, unknown>[]
  siguiente: string | null
  desde: string
}

async function page(token: string, path: string, query: Record<string, string> = {}): Promise<Page> {
  const answer = await ask(token, path, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Page>()
}

/** All of it, so many at once. */
async function all(token: string, path: string, query: Record<string, string> = {}): Promise<Page> {
  const first = await page(token, path, query)
  const records = [...first.records]
  for (let { siguiente } = first; siguiente !== null;) {
    const next = await page(token, path, { ...query, cursor: siguiente })
    expect(next.desde).toBe(first.desde)
    records.push(...next.records)
    siguiente = next.siguiente
  }
  return { ...first, records }
}

/** A new one, and the account goes there. */
async function operacionOf(cuenta_id: string): Promise<string> {
  const { operacionid } = await app.owner
    .insertInto('operacion')
    .values({ nombre: `Planta ${randomUUID()}` })
    .returning('operacionid')
    .executeTakeFirstOrThrow()
  await app.owner.insertInto('cuenta_operacion').values({ cuenta_id, operacionid, desde: hoy }).execute()
  return operacionid
}

/** Of an operation it says no account: several may go there. */
const whose = ({ cuentaid, operacionid }: Record<string, unknown>) =>
  cuentaid ?? goesThere.get(String(operacionid))

beforeAll(async () => {
  app = await startApp()
  await sql`update tipo_documento set critico = false`.execute(app.owner)
  ana = await signedIn(app)
  stranger = await signedIn(app)
  const { make } = app
  const { paso } = await gateOf(app)
  for (const { cuentaId: cuenta_id } of [ana, stranger]) {
    const { choferid } = await make.chofer({ cuenta_id })
    const { dominioid } = await make.dominio({ cuenta_id })
    await make.unidad({ cuenta_id, tractor: dominioid, chofer1: choferid })
    await make.tipo({ docrectipo_recurso: 'dominio', obligatorio: true })
    const { tipodocumentoid } = await make.tipo({ docrectipo_recurso: 'chofer' })
    const { documentoid } = await make.documento({
      cuenta_id,
      recursoid: choferid,
      tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: sumarDias(hoy, 20),
    })
    await paso([{ lugar: 'tractor', texto: 'AB123CD', cuenta_id, recursoid: dominioid }])
    await paso([{ lugar: 'chofer1', texto: '30111222', cuenta_id, recursoid: choferid }])
    await sql`select anotar_historial(${documentoid}, 'aprobado')`.execute(app.owner)
    if (cuenta_id === ana.cuentaId) anas = choferid
    goesThere.set(await operacionOf(cuenta_id), cuenta_id)
  }
  tokens = {
    ana: await tokenOf(ana),
    stranger: await tokenOf(stranger),
    proveedor: await tokenOf(await signedInOperador(app, { rol: 'administrador' })),
  }
}, 60_000)
afterAll(() => app.stop())

const gets = (Object.values(readings) as Reading[]).filter(
  ({ method, path }) => method === 'GET' && path !== '/aptitud',
)
const isAskedOfNothing = ({ question }: Reading) => question.safeParse({}).success
const lists = gets.filter(isAskedOfNothing)

/** What those are asked that take something: of what Ana has. */
const about: Readonly<Record<string, () => Record<string, string>>> = {
  '/busqueda': () => ({ texto: 'Prueba' }),
  '/historial': () => ({ recursoid: anas }),
}

describe.each(
  gets.filter((reading) => !isAskedOfNothing(reading)).map((reading) => [reading.path, reading] as const),
)('%s', (path, { alcance }) => {
  const query = () => about[path]?.() ?? {}

  test('tells an account’s token of that account alone, and the provider’s of all', async () => {
    for (const token of [tokens.ana, tokens.proveedor]) {
      const { records } = await page(token, path, query())
      expect(records.map(({ cuentaid }) => cuentaid)).toContain(ana.cuentaId)
    }
    const { records } = await page(tokens.stranger, path, query())
    expect(records.map(({ cuentaid }) => cuentaid)).not.toContain(ana.cuentaId)
    tellTried('celdas', 3)
  })

  test('is refused without a token, and to one without its scope, by its name', async () => {
    expect((await ask(undefined, path, query())).statusCode).toBe(401)
    const others = await tokenOf(
      ana,
      alcances.filter((each) => each !== alcance),
    )
    const answer = await ask(others, path, query())
    expect(answer.statusCode).toBe(403)
    expect(answer.json<{ detail: string }>().detail).toContain(alcance)
    tellTried('celdas', 2)
  })

  test('refuses what it does not know, and to be asked of nothing', async () => {
    expect((await ask(tokens.ana, path, { ...query(), orden: 'nombre' })).json()).toMatchObject({
      status: 400,
    })
    expect((await ask(tokens.ana, path)).json()).toMatchObject({ status: 400 })
  })
})

describe.each(lists.map((reading) => [reading.path, reading] as const))('%s', (path, { alcance }) => {
  test('tells an account’s token of that account alone, and the provider’s of all', async () => {
    const { records } = await all(tokens.ana, path)
    expect(records.length).toBeGreaterThan(0)
    expect(new Set(records.map(whose))).toEqual(new Set([ana.cuentaId]))
    const everybodys = (await all(tokens.proveedor, path)).records.map(whose)
    expect(everybodys).toEqual(expect.arrayContaining([ana.cuentaId, stranger.cuentaId]))
    tellTried('celdas', 2)
  })

  test('is refused without a token, and to one without its scope, by its name', async () => {
    expect((await ask(undefined, path)).statusCode).toBe(401)
    const others = await tokenOf(
      ana,
      alcances.filter((each) => each !== alcance),
    )
    const answer = await ask(others, path)
    expect(answer.statusCode).toBe(403)
    expect(answer.json<{ detail: string }>().detail).toContain(alcance)
    expect((await ask(await tokenOf(ana, [alcance]), path)).statusCode).toBe(200)
    tellTried('celdas', 3)
  })

  test('comes whole in pages of one, in the same order', async () => {
    const whole = await all(tokens.proveedor, path)
    const single = await all(tokens.proveedor, path, { pagesize: '1' })
    expect(single.records).toEqual(whole.records)
  })

  test.each([
    ['made up', Buffer.from('{"i":"x","h":1}').toString('base64url')],
    ['no base64', '%%'],
    ['nothing', 'bnVsbA'],
  ])('refuses a cursor that is %s', async (_, cursor) => {
    const answer = await ask(tokens.ana, path, { cursor })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('cursor')
  })

  test('refuses what it does not know', async () => {
    expect((await ask(tokens.ana, path, { orden: 'nombre' })).json()).toMatchObject({ status: 400 })
    expect((await ask(tokens.ana, path, { pagesize: '5000' })).json()).toMatchObject({ status: 400 })
  })
})

/** Once nobody else's transaction, of whichever database, is at work any more, nothing comes twice. */
async function settled(token: string): Promise<string> {
  let { desde } = await all(token, '/choferes')
  await expect
    .poll(
      async () => {
        const { records, desde: next } = await all(token, '/choferes', { desde })
        desde = next
        return records.length
      },
      // Another test's transaction may be at work for as long as that.
      { timeout: 240_000 },
    )
    .toBe(0)
  return desde
}

describe('what changed since', () => {
  test('of operations tells one that an account begins to go to, and one that closes', async () => {
    const carrier = await signedIn(app)
    const token = await tokenOf(carrier)
    const operacionid = await operacionOf(stranger.cuentaId)
    const { desde, records } = await all(token, '/operaciones')
    expect(records).toEqual([])

    await app.owner
      .insertInto('cuenta_operacion')
      .values({ cuenta_id: carrier.cuentaId, operacionid, desde: hoy })
      .execute()
    const began = await all(token, '/operaciones', { desde })
    expect(began.records).toMatchObject([{ operacionid, activa: true }])

    const asked = { dominio: 'QQ999QQ', operacion: operacionid }
    expect((await ask(token, '/aptitud', asked)).statusCode).toBe(200)
    await app.owner
      .updateTable('operacion')
      .set({ activa: false })
      .where('operacionid', '=', operacionid)
      .execute()
    const closed = await all(token, '/operaciones', { desde: began.desde })
    expect(closed.records).toMatchObject([{ operacionid, activa: false }])
    expect((await ask(token, '/aptitud', asked)).json<{ fields: object }>().fields).toHaveProperty(
      'operacion',
    )
  })

  test('is told, and nothing else; also what changed while it was read, and how a resource stands', async () => {
    const carrier = await signedIn(app)
    const token = await tokenOf(carrier)
    const { cuentaId: cuenta_id } = carrier
    const choferes = []
    for (let n = 0; n < 5; n++) choferes.push((await app.make.chofer({ cuenta_id })).choferid)
    const [first = '', second = '', third = ''] = choferes

    // Read in pages, and one that was read already is written meanwhile.
    const start = await page(token, '/choferes', { pagesize: '2', desde: await settled(token) })
    expect(start.records).toEqual([])
    const whole = await page(token, '/choferes', { pagesize: '2' })
    await app.owner
      .updateTable('chofer')
      .set({ telefono: '+5491154445566' })
      .where('choferid', '=', first)
      .execute()
    let { siguiente } = whole
    while (siguiente !== null) siguiente = (await page(token, '/choferes', { cursor: siguiente })).siguiente
    expect(
      (await all(token, '/choferes', { desde: start.desde })).records.map(({ choferid }) => choferid),
    ).toEqual([first])
    const since = await all(token, '/choferes', { desde: whole.desde })
    expect(since.records.map(({ choferid }) => choferid)).toContain(first)

    const { tipodocumentoid } = await app.make.tipo({
      docrectipo_recurso: 'chofer',
      critico: true,
      obligatorio: true,
    })
    expect((await all(token, '/choferes')).records.map(({ apto }) => apto)).toEqual([
      'no',
      'no',
      'no',
      'no',
      'no',
    ])
    const desde = await settled(token)
    for (const recursoid of [second, third])
      await app.make.documento({
        cuenta_id,
        recursoid,
        tipodocumentoid,
        estado: 'aprobado',
        fecha_vencimiento: sumarDias(hoy, 200),
      })
    const after = await all(token, '/choferes', { desde, pagesize: '1' })
    expect(after.records.map(({ choferid, apto }) => [choferid, apto])).toEqual([
      [second, 'si'],
      [third, 'si'],
    ])
    expect((await all(token, '/documentos', { desde })).records).toHaveLength(2)
  }, 600_000)

  test('goes on once a long transaction ended, though nothing was written since', async () => {
    const carrier = await signedIn(app)
    const token = await tokenOf(carrier)
    let next = await settled(token)
    await app.owner.transaction().execute(async (long) => {
      await sql`select pg_current_xact_id()`.execute(long)
      const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
      // Until it ends, what was written meanwhile comes each time.
      for (let n = 0; n < 3; n++) {
        const { records, desde } = await page(token, '/choferes', { desde: next })
        expect(records.map((row) => row.choferid)).toEqual([choferid])
        next = desde
      }
    })
    await expect
      .poll(
        async () => {
          const { records, desde } = await page(token, '/choferes', { desde: next })
          next = desde
          return records.length
        },
        { timeout: 60_000 },
      )
      .toBe(0)
  }, 300_000)

  test('is not asked with the cursor of an installation that was restored since', async () => {
    const { desde } = await page(tokens.ana, '/choferes')
    await sql`update privado.instalacion set instalacionid = gen_random_uuid()`.execute(app.owner)
    expect((await ask(tokens.ana, '/choferes', { desde })).json<{ fields: object }>().fields).toHaveProperty(
      'desde',
    )
  })
})

test('of an account that isn’t enabled nothing goes out, and what is not of today is no yes', async () => {
  const carrier = await signedIn(app)
  const token = await tokenOf(carrier)
  const { cuentaId: cuenta_id } = carrier
  const { choferid } = await app.make.chofer({ cuenta_id })
  const aptoOf = async (who: string) =>
    (await all(who, '/choferes')).records.find((each) => each['choferid'] === choferid)?.['apto']
  await sql`update tipo_documento set critico = false`.execute(app.owner)
  expect(await aptoOf(token)).toBe('si')
  await sql`update veredicto set hasta = hoy() - 1 where cuenta_id = ${cuenta_id}`.execute(app.owner)
  expect(await aptoOf(tokens.proveedor)).toBe('desconocido')
  // Whoever opens the account renews it.
  expect(await aptoOf(token)).toBe('si')
  expect(await aptoOf(tokens.proveedor)).toBe('si')
  await app.owner.updateTable('cuenta').set({ estado: 4 }).where('cuenta_id', '=', cuenta_id).execute()
  expect(await aptoOf(tokens.proveedor)).toBe('no')
})

test('whoever has no token yet reads what may be asked, each reading with its scope', async () => {
  const answer = await ask(undefined, '/openapi.json')
  expect(answer.statusCode).toBe(200)
  const { paths } = answer.json<{ paths: Record<string, Record<string, { description: string }>> }>()
  for (const { method, path, alcance } of Object.values(readings) as Reading[])
    expect(paths[apiV1 + path]?.[method.toLowerCase()]?.description).toContain(alcance)
})

test('one program that asks much in bulk makes no other wait for all of it', async () => {
  const preguntas = Array.from({ length: 500 }, (_, n) => ({ documento: String(20_000_000 + n) }))
  const greedy = await tokenOf(ana)
  await ask(greedy, '/aptitud', { documento: '20000000' })
  const order: string[] = []
  const bulk = Array.from({ length: 10 }, () =>
    app.http
      .inject({
        method: 'POST',
        url: `${apiV1}/aptitud`,
        headers: { authorization: `Bearer ${greedy}` },
        payload: { dia: sumarDias(hoy, 3), preguntas },
      })
      .then(({ statusCode }) => order.push(`mucho ${String(statusCode)}`)),
  )
  const one = ask(tokens.stranger, '/aptitud', { documento: '20000000' }).then(({ statusCode }) =>
    order.push(`uno ${String(statusCode)}`),
  )
  await Promise.all([...bulk, one])
  expect(order).toHaveLength(11)
  expect(order.indexOf('uno 200')).toBeGreaterThanOrEqual(0)
  expect(order.indexOf('uno 200')).toBeLessThan(4)
})
