import { carrierDoor, named } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../../jobs/limpieza.ts'
import { roleUrl } from '../../../database/roles.ts'
import { baseUrl, startApp, trustedProxy, type TestApp } from '../../../testing/app.ts'
import { anonymous, anonymousAtConsole } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { messagesOf } from '../../../testing/messages.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

/** What was refused and may be an attack. See docs/decisions/0073. */

let app: TestApp
let admin: Operador
beforeAll(async () => {
  app = await startApp()
  admin = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  await app.refusedAttacks.flush()
  await sql`delete from limite`.execute(app.owner)
  await app.owner.deleteFrom('rechazo').execute()
})

const wrong = 'otra cosa que nadie puso'

async function told(input: Parameters<typeof admin.call<'ListRefusedAttacks'>>[1] = {}) {
  await app.refusedAttacks.flush()
  return (await admin.call('ListRefusedAttacks', input)).records
}

const resumen = async () => {
  await app.refusedAttacks.flush()
  return (await admin.call('SummarizeRefusedAttacks', {})).clases
}

const tryFrom = (ip: string, username: string) =>
  app.http.inject({
    method: 'POST',
    url: carrierDoor.url,
    remoteAddress: trustedProxy,
    headers: { origin: baseUrl, 'content-type': 'application/json', 'x-forwarded-for': ip },
    payload: JSON.stringify({ ...named('login', carrierDoor), username, password: wrong }),
  })

describe('what is refused', () => {
  test('at a sign-in is told with whom it was about, from where and how often, and not what was typed', async () => {
    const { email, contactid, cuentaId } = await signedIn(app)
    for (let n = 0; n < 3; n++) await anonymous(app).send('login', { username: email, password: wrong })
    await anonymous(app).send('login', { username: 'nadie@transporte.example', password: wrong })

    const rows = await told()
    expect(rows).toHaveLength(2)
    expect(rows.find(({ sujeto }) => sujeto !== null)).toMatchObject({
      veces: 3,
      clase: 'ingreso',
      puerta: 'portal',
      operacion: 'login',
      codigo: '1210',
      red: '127.0.0.1',
      sujeto: contactid,
      cuenta_id: cuentaId,
    })
    expect(rows.find(({ sujeto }) => sujeto === null)).toMatchObject({ veces: 1, sujeto_nombre: null })
    const { rows: kept } = await sql<{
      all: string
    }>`select jsonb_agg(r)::text as all from rechazo r`.execute(app.owner)
    expect(kept[0]?.all).not.toMatch(/example|nadie|otra cosa/)
  })

  test('is found by whom it was about, by the account and by the network', async () => {
    const { email } = await app.make.contacto({ firstname: 'Ramón', lastname: 'Íñiguez' })
    await tryFrom('198.51.100.9', email)
    for (const search of ['iñiguez', '198.51.100.']) expect(await told({ search })).toHaveLength(1)
    expect(await told({ search: '198.51.100.9', clase: 'permiso' })).toEqual([])
    expect(await told({ search: 'nadie' })).toEqual([])
  })

  test('at the console is told apart', async () => {
    const { email, operadorid, nombre } = await app.make.operador()
    await anonymousAtConsole(app).send('LoginOperador', { username: email, password: wrong })

    expect(await told()).toMatchObject([
      { puerta: 'consola', operacion: 'LoginOperador', sujeto: operadorid, sujeto_nombre: nombre },
    ])
  })

  test('of a right sign-in is nothing', async () => {
    const { email } = await signedIn(app)
    await anonymous(app).call('login', { username: email, password })
    await anonymous(app).send('ListChoferes')
    expect(await told()).toEqual([])
  })

  test('at a reset code is told, of the person too where a code lives', async () => {
    const { email, contactid } = await signedIn(app)
    const guesser = anonymous(app)
    await guesser.call('sendMailForPassword', { email })
    await guesser.send('changePasswordByCode', {
      email,
      code: 'AAA-AAA',
      password: 'una frase bien larga y nueva',
    })
    await guesser.send('changePasswordByCode', {
      token: 'a'.repeat(22),
      password: 'una frase bien larga y nueva',
    })

    const rows = await told({ clase: 'codigo' })
    expect(rows.map(({ codigo, sujeto }) => [codigo, sujeto])).toEqual(
      expect.arrayContaining([
        ['1512', contactid],
        ['1512', null],
      ]),
    )
  })

  test('by the person’s role is told with who it was, though the call never said', async () => {
    const revisor = await signedInOperador(app)
    await revisor.send('ListAuditoria')
    await revisor.send('ListRefusedAttacks')
    const helper = await signedIn(app, { rol: 'colaborador' })
    await helper.send('SaveContact', { contactid: '0', values: {} })

    const rows = await told({ clase: 'permiso' })
    expect(rows.map(({ operacion, sujeto, codigo }) => [operacion, sujeto, codigo])).toEqual(
      expect.arrayContaining([
        ['ListAuditoria', revisor.operadorid, 'ACCESS_DENIED'],
        ['ListRefusedAttacks', revisor.operadorid, 'ACCESS_DENIED'],
        ['SaveContact', helper.contactid, 'ACCESS_DENIED'],
      ]),
    )
  })

  test('because the record is somebody else’s is not told: it is answered as one that is not there', async () => {
    const { choferid } = await app.make.chofer()
    const carrier = await signedIn(app)
    await carrier.send('DetailChofer', { choferid })
    expect(await told()).toEqual([])
  })

  test('to a program with wrong credentials is told by its address', async () => {
    await app.http.inject({
      method: 'POST',
      url: carrierDoor.url,
      headers: { authorization: `Basic ${Buffer.from('app:otra').toString('base64')}` },
      payload: {},
    })
    await vi.waitFor(async () =>
      expect(await told()).toMatchObject([
        {
          clase: 'programa',
          puerta: 'programa',
          operacion: carrierDoor.url,
          codigo: '401',
          red: '127.0.0.1',
        },
      ]),
    )
  })
})

describe('a day’s refusals', () => {
  test('are nothing to tell of while they are as few as mistakes are', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 9; n++) await tryFrom('198.51.100.7', email)
    expect(await resumen()).toEqual([
      { clase: 'ingreso', veces: 9, personas: 1, redes: 1, juntos: false, inusual: false },
    ])
  })

  test('are when one person is tried at, from however many networks', async () => {
    const { email } = await signedIn(app)
    await Promise.all(Array.from({ length: 10 }, (_, n) => tryFrom(`198.51.100.${String(n % 5)}`, email)))
    expect(await resumen()).toEqual([
      { clase: 'ingreso', veces: 10, personas: 1, redes: 5, juntos: false, inusual: true },
    ])
  })

  test('of the day before do not count', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 10; n++) await tryFrom('198.51.100.8', email)
    await app.refusedAttacks.flush()
    await sql`update rechazo set ultimo = now() - interval '25 hours'`.execute(app.owner)
    expect(await resumen()).toEqual([])
  })
})

describe('whoever makes refusals', () => {
  test('fills no disk: past 500 rows in an hour they are counted together, and none is lost', async () => {
    const rechazados = Array.from({ length: 900 }, (_, n) => ({
      clase: 'ingreso',
      puerta: 'portal',
      codigo: '1210',
      operacion: 'login',
      red: `2001:db8:${n.toString(16)}::/64`,
      veces: 2,
    }))
    for (const piece of [rechazados, rechazados])
      await sql`select anotar_rechazos(${JSON.stringify(piece)}::jsonb)`.execute(app.owner)

    const { rows } = await sql<{ filas: number; veces: number }>`
      select count(*)::int as filas, sum(veces)::int as veces from rechazo`.execute(app.owner)
    // Two where a quarter of an hour ended meanwhile.
    expect(rows[0]?.filas).toBeLessThanOrEqual(502)
    expect(rows[0]?.veces).toBe(3600)
    expect(await resumen()).toMatchObject([{ clase: 'ingreso', veces: 3600, juntos: true, inusual: true }])
  })

  test('keeps nobody waiting: a refused sign-in sends the database what it did, and a read nothing more', async () => {
    const carrier = await signedIn(app)
    await carrier.call('ListChoferes', {})
    const sent = messagesOf('portal', 'portal consola', 'portal ingreso', 'portal límites')

    await anonymous(app).send('login', { username: carrier.email, password: wrong })
    // The e-mail's credentials, the count of tries, and that of wrong ones.
    expect(sent()).toBe(3)
    await carrier.call('ListChoferes', {})
    expect(sent()).toBe(3 + 1)
    await carrier.send('changePasswordByCode', {
      token: 'b'.repeat(22),
      password: 'una frase bien larga y nueva',
    })
    const before = sent()
    const helper = await signedInOperador(app)
    await helper.send('ListAuditoria')
    // The session that was not opened.
    expect(sent()).toBe(before + 1)
  })

  test('is forgotten after ninety days', async () => {
    await anonymous(app).send('login', { username: 'nadie@transporte.example', password: wrong })
    await anonymous(app).send('login', { username: admin.email, password: wrong })
    await app.refusedAttacks.flush()
    await sql`update rechazo set ultimo = now() - interval '91 days' where rechazoid = (select min(rechazoid) from rechazo)`.execute(
      app.owner,
    )
    const { rows: before } = await sql<{ n: number }>`select count(*)::int as n from rechazo`.execute(
      app.owner,
    )
    await cleanUp(app.owner, app.services.storage)
    const { rows: after } = await sql<{ n: number }>`select count(*)::int as n from rechazo`.execute(
      app.owner,
    )
    expect(after[0]?.n).toBe((before[0]?.n ?? 0) - 1)
  })
})

test.each(['portal_app', 'portal_proveedor', 'portal_ingreso'] as const)(
  'with SQL of its own %s adds, changes and removes no refusal',
  async (role) => {
    const client = new pg.Client({ connectionString: roleUrl(app.ownerUrl, role) })
    await client.connect()
    for (const statement of [
      'delete from rechazo',
      'update rechazo set veces = 0',
      `select anotar_rechazos('[]')`,
      `insert into rechazo (cuarto, primero, ultimo, veces, clase, puerta, codigo) values (now(), now(), now(), 1, 'ingreso', 'portal', '1')`,
    ])
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' })
    if (role === 'portal_proveedor') expect((await client.query('select * from rechazo')).rowCount).toBe(0)
    else await expect(client.query('select * from rechazo')).rejects.toMatchObject({ code: '42501' })
    await client.end()
  },
)

test('the figures count refusals by route and code', async () => {
  await anonymous(app).send('login', { username: 'nadie@transporte.example', password: wrong })
  const { body } = await app.http.inject({ url: '/metricas' })
  expect(body).toMatch(/portal_refusals_total\{route="\/api\/mobile",code="1210"\} [1-9]/)
  expect(body).toContain('portal_refusals_total{route="/api/consola",code="ACCESS_DENIED"}')
})
