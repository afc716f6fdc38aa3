import { carrierOperations, providerOperations } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { isOnBothSides, type Operation } from '@portal/contract/operation.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './testing/app.ts'
import { anonymous, anonymousAtConsole, caller, type Caller } from './testing/caller.ts'
import { password } from './testing/make.ts'
import { signedIn, signedInOperador, type Carrier } from './testing/people.ts'
import { namesRecords, sampleInput } from './testing/sampleInput.ts'
import { tellTried } from './testing/tell.ts'

/** Who may call what, over every operation of the contract: one that is added is walked too. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const missingId = '99x999999999'
const sessionRefusals = [1501, 1506, 1507, 1509, 'ACCESS_DENIED']

type Table = Readonly<Record<string, Operation>>
const carrierTable: [string, Operation][] = Object.entries(carrierOperations as Table)
const providerTable: [string, Operation][] = Object.entries(providerOperations as Table)
const withSession = (table: [string, Operation][]) => table.filter(([, { access }]) => access !== 'publico')

async function codeOf(
  who: Pick<Caller<never>, 'send'>,
  [name, promise]: [string, Operation],
): Promise<unknown> {
  tellTried('celdas', 1)
  const answer = await who.send(name, sampleInput(promise.input, missingId))
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  return answer.json<{ error?: { code: unknown } }>().error?.code
}

async function expectAll(
  table: [string, Operation][],
  who: Pick<Caller<never>, 'send'>,
  code: unknown,
): Promise<void> {
  const codes = await Promise.all(table.map(async (entry) => [entry[0], await codeOf(who, entry)]))
  expect(codes).toEqual(table.map(([name]) => [name, code]))
}

describe('without a session that lives, an operation that needs one answers 1501, whatever is sent', () => {
  test('nobody', async () => {
    await expectAll(withSession(carrierTable), anonymous(app), 1501)
    await expectAll(withSession(providerTable), anonymousAtConsole(app), 1501)
  })

  test('a made-up session', async () => {
    await expectAll(withSession(carrierTable), caller(app, 'portal', 'x'.repeat(43)), 1501)
    await expectAll(withSession(providerTable), caller(app, 'consola', 'x'.repeat(43)), 1501)
  })

  test('a session that was idle too long', async () => {
    const [carrier, operador] = [await signedIn(app), await signedInOperador(app)]
    await sql`update privado.sesion set vista = now() - interval '6 minutes'
              where sujeto in (${carrier.contactid}, ${operador.operadorid})`.execute(app.owner)

    await expectAll(withSession(carrierTable), carrier, 1501)
    await expectAll(withSession(providerTable), operador, 1501)
  })

  test('a session of over twelve hours', async () => {
    const carrier = await signedIn(app)
    await sql`update privado.sesion set creada = now() - interval '721 minutes'
              where sujeto = ${carrier.contactid}`.execute(app.owner)

    await expectAll(withSession(carrierTable), carrier, 1501)
  })

  test('somebody who signed out', async () => {
    const carrier = await signedIn(app)
    await carrier.call('logout', {})

    await expectAll(withSession(carrierTable), carrier, 1501)
  })

  test('a user who was deactivated', async () => {
    const [carrier, operador] = [await signedIn(app), await signedInOperador(app)]
    await app.owner
      .updateTable('contacto')
      .set({ activo: false })
      .where('contactid', '=', carrier.contactid)
      .execute()
    await app.owner
      .updateTable('operador')
      .set({ activo: false })
      .where('operadorid', '=', operador.operadorid)
      .execute()

    await expectAll(withSession(carrierTable), carrier, 1501)
    await expectAll(withSession(providerTable), operador, 1501)
  })

  test('a user of a disabled account', async () => {
    await expectAll(
      withSession(carrierTable),
      await signedIn(app, { estado: estadoCuenta.deshabilitado }),
      1501,
    )
  })

  test("a carrier at the provider's door, and the provider at the carriers'", async () => {
    const [carrier, operador] = [await signedIn(app), await signedInOperador(app, { rol: 'administrador' })]

    await expectAll(withSession(providerTable), caller(app, 'consola', carrier.token), 1501)
    await expectAll(withSession(carrierTable), caller(app, 'portal', operador.token), 1501)
  })
})

test('an operation of one door does not exist at the other', async () => {
  const [carrier, operador] = [await signedIn(app), await signedInOperador(app)]

  await expectAll(
    providerTable.filter(([name]) => !(name in carrierOperations)),
    carrier,
    1404,
  )
  await expectAll(
    carrierTable.filter(
      ([name]) => !['login', 'logout', 'saveRecord', 'ping'].includes(name) && !(name in providerOperations),
    ),
    operador,
    1404,
  )
})

test('an incomplete account is sent to its profile, and may do nothing else', async () => {
  const incomplete = await signedIn(app, { estado: estadoCuenta.incompleto })

  for (const entry of withSession(carrierTable)) {
    const code = await codeOf(incomplete, entry)
    if (entry[1].whileIncomplete) expect(sessionRefusals, entry[0]).not.toContain(code)
    else expect(code, entry[0]).toBe(1506)
  }
})

test('a suspended account may look, and write only what its suspension allows', async () => {
  const suspended = await signedIn(app, { estado: estadoCuenta.suspendido })

  for (const entry of withSession(carrierTable)) {
    const code = await codeOf(suspended, entry)
    if (entry[1].writes && !entry[1].whileSuspended) expect(code, entry[0]).toBe(1507)
    else expect(sessionRefusals, entry[0]).not.toContain(code)
  }
})

test('an enabled account may do what its role may', async () => {
  const people = { titular: await signedIn(app), colaborador: await signedIn(app, { rol: 'colaborador' }) }

  for (const [rol, person] of Object.entries(people))
    for (const entry of withSession(carrierTable)) {
      const code = await codeOf(person, entry)
      if (entry[1].access === 'titular' && rol !== 'titular') expect(code, entry[0]).toBe('ACCESS_DENIED')
      else expect(sessionRefusals, `${rol} ${entry[0]}`).not.toContain(code)
    }
})

test("the provider's people may do what their role may", async () => {
  for (const rol of ['revisor', 'administrador'] as const) {
    const operador = await signedInOperador(app, { rol })
    for (const entry of withSession(providerTable)) {
      const code = await codeOf(operador, entry)
      if (entry[1].access === 'administrador' && rol === 'revisor')
        expect(code, entry[0]).toBe('ACCESS_DENIED')
      else expect(sessionRefusals, `${rol} ${entry[0]}`).not.toContain(code)
    }
  }
})

test('an operador who owes a second step may set it up, and nothing else', async () => {
  const strict = await startApp()
  await strict.owner.insertInto('ajuste').values({ clave: 'totp_obligatorio', valor: 'true' }).execute()
  const operador = await signedInOperador(strict, { rol: 'administrador' })

  for (const entry of withSession(providerTable)) {
    const code = await codeOf(operador, entry)
    if (entry[1].whileIncomplete) expect(sessionRefusals, entry[0]).not.toContain(code)
    else expect(code, entry[0]).toBe(1509)
  }
  await strict.stop()
})

describe("somebody else's record and one that does not exist get the same answer, byte by byte", () => {
  let alone: TestApp
  beforeAll(async () => {
    alone = await startApp({ tenantFilter: false })
  })
  afterAll(() => alone.stop())

  test.each(['both walls', 'row level security alone'])('with %s', async (walls) => {
    const at = walls === 'both walls' ? app : alone
    const [owner, stranger] = [await signedIn(at), await signedIn(at)]
    const foreign = await recordsOf(at, owner)

    let found = 0
    for (const [name, promise] of withSession(carrierTable).filter(([, { input }]) => namesRecords(input)))
      for (const id of foreign) {
        const theirs = await stranger.send(name, sampleInput(promise.input, id))
        const missing = await stranger.send(name, sampleInput(promise.input, missingId))
        tellTried('celdas', 1)
        expect(theirs.body, `${name} ${id}`).toBe(missing.body)
        if (theirs.json<{ error?: { code: unknown } }>().error?.code === 'RECORD_NOT_FOUND') found++
      }
    expect(found).toBeGreaterThan(0)

    // And they are there: their owner sees them.
    const [choferid = ''] = foreign
    expect((await owner.call('DetailChofer', { choferid })).records).toHaveLength(1)
  })
})

// A carrier's own session says whose records it finds; no input of it may.
test('only the provider looks at a carrier by name, and then always names it', () => {
  const looking = ([, { ofCuenta }]: [string, Operation]) => ofCuenta
  expect(carrierTable.filter(looking)).toEqual([])
  for (const [name, { input }] of providerTable.filter(looking))
    expect(input.safeParse({}).error?.issues, name).toContainEqual(
      expect.objectContaining({ path: ['cuentaid'] }),
    )
})

test('a call that names no session is refused before what is wrong with it is told', async () => {
  const answer = await anonymous(app).send('SaveChofer', { values: 'nonsense' })

  expect(answer.json()).toMatchObject({ error: { code: 1501 } })
})

test('a repeated write with the same key answers what the first one answered, and does nothing more', async () => {
  const carrier = await signedIn(app)
  const chofer = {
    choferid: '0' as const,
    values: {
      nombre: 'Ana',
      apellido: 'Paz',
      tipo_documento: 'DNI',
      documento: '20111222',
      nacionalidad: 'Argentina',
      transporta_peligrosas: false,
      transporta_alimentos: false,
    },
  }
  const key = { 'idempotency-key': 'a-key-of-its-own-1' }

  const [one, two] = await Promise.all([
    carrier.send('SaveChofer', chofer, key),
    carrier.send('SaveChofer', chofer, key),
  ])
  const reordered = await carrier.send(
    'SaveChofer',
    { values: Object.fromEntries(Object.entries(chofer.values).reverse()), choferid: '0' },
    key,
  )
  const other = await carrier.send(
    'SaveChofer',
    { ...chofer, values: { ...chofer.values, nombre: 'Eva' } },
    key,
  )

  expect(one.json()).toMatchObject({ success: true })
  expect(two.body).toBe(one.body)
  expect(reordered.body).toBe(one.body)
  expect(other.json()).toMatchObject({ error: { code: 1510 } })
  expect((await carrier.call('ListChoferes', {})).total).toBe(1)
})

test('every write leaves a line that says who, what and from where', async () => {
  const carrier = await signedIn(app)
  await carrier.call('logout', {})
  const person = await signedIn(app)
  await anonymous(app).call('login', { username: person.email, password })

  const lines = await app.owner
    .selectFrom('auditoria')
    .select(['accion', 'actor', 'ip'])
    .where('actor', '=', person.contactid)
    .execute()
  expect(lines).toEqual([{ accion: 'login', actor: person.contactid, ip: '127.0.0.1' }])
})

/** One of each kind that hangs on the carrier. */
async function recordsOf({ make }: TestApp, { cuentaId: cuenta_id, contactid }: Carrier): Promise<string[]> {
  const { choferid } = await make.chofer({ cuenta_id })
  const { dominioid } = await make.dominio({ cuenta_id })
  const { unidadid } = await make.unidad({ cuenta_id, tractor: dominioid, chofer1: choferid })
  const { documentoid } = await make.documento({ cuenta_id, recursoid: choferid, presentado_por: contactid })
  const { archivoid } = await make.archivo({ cuenta_id })
  return [choferid, dominioid, unidadid, documentoid, archivoid, cuenta_id, contactid]
}

// Every name of the contract is a name of one of the two tables, and of no more than one.
test('the two tables share no name but of what both sides do', () => {
  const shared = carrierTable.filter(([name]) => name in providerOperations)
  expect(shared.filter(([, promise]) => !isOnBothSides(promise))).toEqual([])
  expect(shared.length).toBeGreaterThan(0)
})
