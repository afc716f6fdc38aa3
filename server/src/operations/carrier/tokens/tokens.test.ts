import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { Refusal, type Request } from '@portal/contract'
import { maxDiasDeToken } from '@portal/contract/tokens.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asRole } from '../../../testing/asRole.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const wanted = (values: Partial<Request<'CrearToken'>['values']> = {}): Request<'CrearToken'> => ({
  values: { nombre: 'Despacho', alcances: ['aptitud:leer'], vence: sumarDias(hoy, 30), ...values },
})

describe('a token', () => {
  test('is answered once and only its hash is kept', async () => {
    const ana = await signedIn(app)
    const { records } = await ana.call('CrearToken', wanted())
    const { token = '', tokenid = '' } = records[0] ?? {}
    expect(token).toMatch(/^pt_c\d+_[0-9A-Za-z]{43}$/)
    const { rows } = await sql<{ all: string }>`
      select string_agg(x::text, ' ') as all from (
        select to_jsonb(t)::text from token t union all select to_jsonb(a)::text from auditoria a
        union all select to_jsonb(i)::text from idempotencia i) y (x)`.execute(app.owner)
    expect(rows[0]?.all).not.toContain(token.slice(-43))
    expect((await ana.call('ListTokens', {})).records).toMatchObject([
      {
        tokenid,
        prefijo: token.slice(0, -44),
        estado: 'vigente',
        veces_hoy: 0,
        ultimo_uso: null,
        redes: [],
        por_minuto: 600,
      },
    ])
  })

  test('tells when and how often it asked', async () => {
    const ana = await signedIn(app)
    const { records } = await ana.call('CrearToken', wanted())
    for (let n = 0; n < 3; n++)
      await app.http.inject({
        url: '/api/v1/aptitud?dominio=AB123CD',
        headers: { authorization: `Bearer ${records[0]?.token ?? ''}` },
      })
    await app.tokenUses.flush()
    const [told] = (await ana.call('ListTokens', {})).records
    expect(told).toMatchObject({ veces_hoy: 3, veces_ayer: 0, veces_mes: 3 })
    expect(told?.ultimo_uso).not.toBeNull()

    // However long ago: one that was used once is not one that never was.
    await sql`update privado.uso_de_token set dia = hoy() - 41, ultimo = now() - interval '41 days'
              where tokenid = ${records[0]?.tokenid ?? ''}`.execute(app.owner)
    const [before] = (await ana.call('ListTokens', {})).records
    expect(before).toMatchObject({ veces_hoy: 0, veces_ayer: 0, veces_mes: 0 })
    expect(before?.ultimo_uso).not.toBeNull()
  })

  test('is the titular’s to make and to end, and of no use to others', async () => {
    const ana = await signedIn(app)
    const colaborador = await signedIn(app, { cuentaId: ana.cuentaId, rol: 'colaborador' })
    const stranger = await signedIn(app)
    const { records } = await ana.call('CrearToken', wanted())
    const tokenid = records[0]?.tokenid ?? ''
    await expect(colaborador.call('ListTokens', {})).rejects.toThrow(Refusal)
    expect((await stranger.call('ListTokens', {})).records).toEqual([])
    await expect(stranger.call('RevocarToken', { tokenid })).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    expect((await ana.call('RevocarToken', { tokenid })).records).toMatchObject([{ estado: 'revocado' }])
    // Pressed twice it stays as it was.
    expect((await ana.call('RevocarToken', { tokenid })).records).toMatchObject([{ estado: 'revocado' }])
  })

  test('of an account is seen, and may be ended, by the provider; the provider’s is nobody’s else', async () => {
    const ana = await signedIn(app)
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    const revisor = await signedInOperador(app)
    const [mine] = (await ana.call('CrearToken', wanted({ nombre: 'De Ana' }))).records
    const [theirs] = (await administrador.call('CrearToken', wanted({ nombre: 'Del proveedor' }))).records
    expect(theirs?.token).toMatch(/^pt_p\d+_/)
    const { records } = await administrador.call('ListTokens', {})
    expect(records.map(({ nombre, cuentaid }) => [nombre, cuentaid])).toEqual(
      expect.arrayContaining([
        ['De Ana', ana.cuentaId],
        ['Del proveedor', null],
      ]),
    )
    expect((await ana.call('ListTokens', {})).records).toHaveLength(1)
    await expect(revisor.call('ListTokens', {})).rejects.toThrow(Refusal)
    expect(
      (await administrador.call('RevocarToken', { tokenid: mine?.tokenid ?? '' })).records,
    ).toMatchObject([{ estado: 'revocado', accountname: expect.any(String) as string }])
  })
})

test.each([
  ['vence', { vence: sumarDias(hoy, -1) }],
  ['vence', { vence: sumarDias(hoy, maxDiasDeToken + 1) }],
  ['vence', { vence: 'mañana' }],
  ['alcances', { alcances: [] }],
  ['redes', { redes: ['10.0.4.7/24'] }],
  ['redes', { redes: ['0.0.0.0/0'] }],
  ['redes', { redes: ['300.1.1.1'] }],
  ['nombre', { nombre: ' ' }],
  ['por_minuto', { por_minuto: 0 }],
])('%s is refused beside its field: %o', async (field, values) => {
  const ana = await signedIn(app)
  const refusal: unknown = await ana.call('CrearToken', wanted(values)).catch((error: unknown) => error)
  expect(Object.keys((refusal as Refusal).body.fields ?? {}).map((name) => name.split('.')[0])).toEqual([
    field,
  ])
})

test('the database role of requests opens nobody’s token, and reads what opens none', async () => {
  const ana = await signedIn(app)
  const [made] = (await ana.call('CrearToken', wanted())).records
  const as = (role: 'portal_app' | 'portal_proveedor', statement: string, values: unknown[] = []) =>
    asRole(app.ownerUrl, role, { cuenta: ana.cuentaId, sujeto: ana.contactid }, (client) =>
      client.query(statement, values),
    )
  await expect(as('portal_app', 'select * from privado.clave_de_token')).rejects.toMatchObject({
    code: '42501',
  })
  await expect(as('portal_app', 'update token set vence = vence + 1')).rejects.toMatchObject({
    code: '42501',
  })
  // Another secret for one that is there already.
  await expect(
    as('portal_app', 'select poner_clave_de_token($1, $2)', [made?.tokenid, Buffer.alloc(32)]),
  ).rejects.toThrow('no token of this transaction')
  await expect(
    as(
      'portal_app',
      `insert into token (cuenta_id, nombre, alcances, por_minuto, vence) values (null, 'x', '{aptitud:leer}', 1, hoy())`,
    ),
  ).rejects.toMatchObject({ code: '42501' })
})
