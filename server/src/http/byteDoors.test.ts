import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { multipart } from '../testing/caller.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { tellTried } from '../testing/tell.ts'
import { byteDoors } from './byteDoors.ts'
import type { Asked, ByteDoor } from './inSession.ts'

/** Who may use which door that carries bytes, over the whole table of them: one that is added is walked too. */

let app: TestApp
let pdf: Buffer
beforeAll(async () => {
  app = await startApp()
  pdf = await makePdf()
})
afterAll(() => app.stop())

const missingId = '99x999999999'
const sessionRefusals = [1501, 1506, 1507, 1509, 'ACCESS_DENIED']

type Cookies = Record<string, string>
const atPortal = ({ token }: { token: string }): Cookies => ({ portal_sesion: token })
const atConsole = ({ token }: { token: string }): Cookies => ({ consola_sesion: token })

/** A request that is in order but for the ids that it names. */
function knock(
  { method, path, fields, endless }: ByteDoor,
  cookies: Cookies,
  id = missingId,
  headers: Record<string, string> = {},
) {
  const url = path.replace(/:\w+/g, id)
  if (endless) return beginning({ url, cookies, headers })
  if (method === 'GET') return app.http.inject({ method, url, cookies, headers })
  const named = fields.filter((name) => name.endsWith('id')).map((name) => [name, id] as const)
  const { payload, contentType } = multipart([{ name: 'a.pdf', bytes: pdf }], Object.fromEntries(named))
  return app.http.inject({
    method,
    url,
    cookies,
    headers: { origin: baseUrl, 'content-type': contentType, ...headers },
    payload,
  })
}

/** As much of an answer that never ends as says whether it began. */
async function beginning(asked: {
  url: string
  cookies: Cookies
  headers: Record<string, string>
}): Promise<Awaited<ReturnType<typeof app.http.inject>>> {
  const answer = await app.http.inject({ method: 'GET', ...asked, payloadAsStream: true })
  if (answer.statusCode !== 200) return app.http.inject({ method: 'GET', ...asked })
  answer.stream().destroy()
  return Object.assign(answer, { json: () => ({}) })
}

async function codeOf(...given: Parameters<typeof knock>): Promise<unknown> {
  tellTried('celdas', 1)
  const answer = await knock(...given)
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  return answer.json<{ error?: { code: unknown } }>().error?.code
}

/** Doors that one side may use at all, and what is asked of it there. */
function doorsOf(side: 'carrier' | 'provider'): [ByteDoor, Asked][] {
  return byteDoors.flatMap((door) => (door[side] ? [[door, door[side]] as [ByteDoor, Asked]] : []))
}

async function expectAll(doors: readonly ByteDoor[], cookies: Cookies, code: unknown): Promise<void> {
  const codes = await Promise.all(doors.map(async (door) => [door.name, await codeOf(door, cookies)]))
  expect(codes).toEqual(doors.map(({ name }) => [name, code]))
}

describe('without a session that lives a door answers 1501, whatever is sent', () => {
  test.each<[string, () => Promise<Cookies>]>([
    ['nobody', () => Promise.resolve({})],
    ['a made-up session', () => Promise.resolve({ portal_sesion: 'x'.repeat(43), consola_sesion: 'x' })],
    [
      'sessions that were idle too long',
      async () => {
        const [carrier, operador] = [await signedIn(app), await signedInOperador(app)]
        await sql`update privado.sesion set vista = now() - interval '6 minutes'
                  where sujeto in (${carrier.contactid}, ${operador.operadorid})`.execute(app.owner)
        return { ...atPortal(carrier), ...atConsole(operador) }
      },
    ],
    [
      'somebody who signed out',
      async () => {
        const carrier = await signedIn(app)
        await carrier.call('logout', {})
        return atPortal(carrier)
      },
    ],
    ['a user of a disabled account', async () => atPortal(await signedIn(app, { estado: 2 }))],
    [
      "each side at the other's cookie",
      async () => ({
        consola_sesion: (await signedIn(app)).token,
        portal_sesion: (await signedInOperador(app, { rol: 'administrador' })).token,
      }),
    ],
  ])('%s', async (_, who) => {
    const cookies = await who()
    await expectAll(byteDoors, cookies, 1501)
    for (const door of byteDoors) expect(await codeOf(door, cookies, 'nada'), door.name).toBe(1501)
  })

  test("a carrier at the provider's doors, and the provider at the carriers'", async () => {
    const [carrier, operador] = [await signedIn(app), await signedInOperador(app, { rol: 'administrador' })]

    await expectAll(
      byteDoors.filter((door) => !door.carrier),
      atPortal(carrier),
      1501,
    )
    await expectAll(
      byteDoors.filter((door) => !door.provider),
      atConsole(operador),
      1501,
    )
  })
})

test('an incomplete account is sent to its profile, and may do nothing else', async () => {
  const incomplete = atPortal(await signedIn(app, { estado: 3 }))

  for (const [door, asked] of doorsOf('carrier')) {
    const code = await codeOf(door, incomplete)
    if (asked.whileIncomplete) expect(sessionRefusals, door.name).not.toContain(code)
    else expect(code, door.name).toBe(1506)
  }
})

test('a suspended account may look, and send only what its suspension allows', async () => {
  const suspended = atPortal(await signedIn(app, { estado: 4 }))

  for (const [door, asked] of doorsOf('carrier')) {
    const code = await codeOf(door, suspended)
    if (asked.writes && !asked.whileSuspended) expect(code, door.name).toBe(1507)
    else expect(sessionRefusals, door.name).not.toContain(code)
  }
})

test('an enabled account may do what its role may', async () => {
  for (const rol of ['titular', 'colaborador'] as const) {
    const person = atPortal(await signedIn(app, { rol }))
    for (const [door, { access }] of doorsOf('carrier')) {
      const code = await codeOf(door, person)
      if (access === 'titular' && rol !== 'titular') expect(code, door.name).toBe('ACCESS_DENIED')
      else expect(sessionRefusals, `${rol} ${door.name}`).not.toContain(code)
    }
  }
})

test("the provider's people may do what their role may", async () => {
  for (const rol of ['revisor', 'administrador'] as const) {
    const operador = atConsole(await signedInOperador(app, { rol }))
    for (const [door, { access }] of doorsOf('provider')) {
      const code = await codeOf(door, operador)
      if (access === 'administrador' && rol === 'revisor') expect(code, door.name).toBe('ACCESS_DENIED')
      else expect(sessionRefusals, `${rol} ${door.name}`).not.toContain(code)
    }
  }
})

test('an operador who owes a second step may use no door', async () => {
  await app.owner.insertInto('ajuste').values({ clave: 'totp_obligatorio', valor: 'true' }).execute()
  const operador = atConsole(await signedInOperador(app, { rol: 'administrador' }))
  try {
    for (const [door] of doorsOf('provider')) expect(await codeOf(door, operador), door.name).toBe(1509)
  } finally {
    await app.owner.deleteFrom('ajuste').where('clave', '=', 'totp_obligatorio').execute()
  }
})

test("an outside client's wrong credentials get 401 at every door, and a cookie beside right ones signs nothing", async () => {
  const cookies = atPortal(await signedIn(app))
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`${outsideClient.user}:${password}`).toString('base64')}`,
  })

  for (const door of byteDoors) {
    expect((await knock(door, cookies, missingId, basic('otra'))).statusCode, door.name).toBe(401)
    expect(await codeOf(door, cookies, missingId, basic(outsideClient.password)), door.name).toBe(1501)
  }
})

test('a body sent from another site is refused before it is read', async () => {
  const cookies = atPortal(await signedIn(app))

  for (const door of byteDoors.filter(({ method }) => method === 'POST'))
    expect(await codeOf(door, cookies, missingId, { origin: 'https://otro.example' }), door.name).toBe(
      'ACCESS_DENIED',
    )
})

test("somebody else's record, one that does not exist and what is no id get the same answer, byte by byte", async () => {
  const [owner, stranger] = [await signedIn(app), await signedIn(app)]
  const foreign = await recordsOf(owner)
  const cookies = atPortal(stranger)

  for (const [door] of doorsOf('carrier')) {
    const missing = await knock(door, cookies)
    expect(missing.json(), door.name).toMatchObject({ error: { code: 'RECORD_NOT_FOUND' } })
    for (const id of [...foreign, 'nada'])
      expect((await knock(door, cookies, id)).body, `${door.name} ${id}`).toBe(missing.body)
  }
  const administrador = atConsole(await signedInOperador(app, { rol: 'administrador' }))
  for (const [door] of doorsOf('provider').filter(([{ endless }]) => !endless)) {
    const missing = await knock(door, administrador)
    expect(missing.json(), door.name).toMatchObject({ error: { code: 'RECORD_NOT_FOUND' } })
    expect((await knock(door, administrador, 'nada')).body, door.name).toBe(missing.body)
  }
})

test('whoever may, writes its line in the audit', async () => {
  const carrier = await signedIn(app)
  await carrier.upload([{ name: 'a.pdf', bytes: pdf }])

  const lines = await app.owner
    .selectFrom('auditoria')
    .select(['accion', 'cuenta_id', 'ip'])
    .where('actor', '=', carrier.contactid)
    .execute()
  expect(lines).toEqual([{ accion: 'upfile', cuenta_id: carrier.cuentaId, ip: '127.0.0.1' }])
})

/** One of each kind that a door may name. */
async function recordsOf({ cuentaId: cuenta_id, contactid }: Carrier): Promise<string[]> {
  const { make } = app
  const { choferid } = await make.chofer({ cuenta_id })
  const { documentoid } = await make.documento({ cuenta_id, recursoid: choferid, presentado_por: contactid })
  const { archivoid } = await make.archivo({ cuenta_id })
  return [choferid, documentoid, archivoid, cuenta_id, contactid]
}
