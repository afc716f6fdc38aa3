import { rename } from 'node:fs/promises'
import type { PaseAbierto } from '@portal/contract/paseAbierto.ts'
import { leerPase } from '@portal/pase/pase.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clavesPath } from '../firma/claves.ts'
import { newPaseToken } from '../sessions/paseToken.ts'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { resultOf } from '../testing/caller.ts'
import { signedIn, type Carrier } from '../testing/people.ts'

let app: TestApp
let carrier: Carrier
let unidadid: string
let ana: string
let dominios: [string, string]
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  dominios = [
    (await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })).dominioid,
    (await app.make.dominio({ cuenta_id, dominio: 'AB124CD' })).dominioid,
  ]
  ana = (await app.make.chofer({ cuenta_id, apellido: 'Llanos', nombre: 'Ana', documento: '30111222' }))
    .choferid
  const { records } = await carrier.call('SaveUnidad', {
    unidadid: '0',
    values: { nombre: 'Norte', tractor: dominios[0], chofer1: ana },
  })
  unidadid = records[0]?.unidadid ?? ''
})

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/api/pase',
    headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
const share = async (recursoid = unidadid, who = carrier) => {
  const [record] = (await who.call('CompartirPase', { recursoid })).records
  const enlace = record?.enlace ?? ''
  expect(enlace).toMatch(new RegExp(`^${baseUrl}/pase#[\\w-]{22}$`))
  return enlace.slice(enlace.indexOf('#') + 1)
}
const open = async (token: string) => resultOf(await post({ token })) as PaseAbierto
const saidOf = async (token: string) => {
  const answer = await post({ token })
  return [answer.statusCode, answer.json<{ error?: { code: unknown } }>().error?.code]
}
const nothing = [404, 1690]
const ver = async () => (await carrier.call('VerPase', { recursoid: unidadid })).records[0]

describe('a link', () => {
  test('shows that pass, as the portal does, and nothing of papers, of verdicts or of anybody’s id', async () => {
    const token = await share()
    const pase = await open(token)
    expect(pase).toMatchObject({
      que: 'unidad',
      nombre: 'Norte',
      codigo: (await ver())?.codigo,
      partes: [
        { lugar: 'tractor', nombre: 'AB123CD' },
        { lugar: 'chofer1', nombre: 'Llanos, Ana' },
      ],
    })
    expect(Object.keys(pase).toSorted()).toEqual(
      ['codigo', 'idioma', 'nombre', 'numero', 'partes', 'que', 'transporte', 'vence'].toSorted(),
    )
    expect(JSON.stringify({ ...pase, codigo: '' })).not.toMatch(/\d{2}x\d+|30111222|habilitado/)
  })

  test('opened where the key that signs is missing, it uses up none of the day’s passes', async () => {
    const token = await share()
    const path = clavesPath(app.dataDir)
    await rename(path, `${path}.aparte`)
    for (let n = 0; n < 55; n++) expect((await saidOf(token))[1]).toBe(1670)
    await rename(`${path}.aparte`, path)
    expect((await ver())?.codigo).toBe((await open(token)).codigo)
  })

  test('is signed as it is made by the page, and renewed once another driver goes along', async () => {
    const token = await share()
    const first = await open(token)
    expect((await open(token)).codigo).toBe(first.codigo)
    const luis = (
      await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '29888777', apellido: 'Monte' })
    ).choferid
    await carrier.call('SaveUnidad', { unidadid, values: { chofer1: luis } })
    const claves = (
      await app.owner.selectFrom('clave_de_firma').select(['claveid', 'publica']).execute()
    ).map(({ claveid, publica }) => ({ claveid, publica: new Uint8Array(publica) }))
    const read = await leerPase((await open(token)).codigo, {
      claves,
      ahora: Date.now() / 1000,
      anulado: () => false,
    })
    expect(read).toMatchObject({ problema: undefined, pase: { chofer1: '29888777' } })
  })

  test('is renewed two days before it ends', async () => {
    const token = await share()
    const first = await open(token)
    await sql`update pase set emitido = emitido - interval '6 days', vence = vence - interval '6 days'
      where recursoid = ${unidadid}`.execute(app.owner)
    expect((await open(token)).codigo).not.toBe(first.codigo)
  })

  test.each<[string, () => unknown]>([
    ['it is taken back', () => carrier.call('AnularPase', { recursoid: unidadid })],
    ['another one is made', () => share()],
    [
      'its unit is out of use',
      () => carrier.call('SaveUnidad', { unidadid, values: { estado: 'INACTIVA' } }),
    ],
    [
      'its account is disabled',
      () =>
        app.owner
          .updateTable('cuenta')
          .set({ estado: 2, estado_motivo: 'Prueba' })
          .where('cuenta_id', '=', carrier.cuentaId)
          .execute(),
    ],
  ])('shows nothing once %s', async (_when, end) => {
    const token = await share()
    await open(token)
    await end()
    expect(await saidOf(token)).toEqual(nothing)
  })

  test('is answered as one that was made up', async () => {
    const token = await share()
    await carrier.call('AnularPase', { recursoid: unidadid })
    const answers = await Promise.all(
      [token, newPaseToken().token, 'x', ''].map(async (each) => (await post({ token: each })).body),
    )
    const same = answers.map((body) => body.replace(/"requestId":"[^"]*"/, ''))
    expect(new Set(same).size).toBe(1)
  })

  test('is good at no other door, nor is what opens another good here', async () => {
    const token = await share()
    const elsewhere = await app.http.inject({
      method: 'POST',
      url: '/api/pedido',
      headers: { origin: baseUrl, 'content-type': 'application/json' },
      payload: JSON.stringify({ token, abre: true }),
    })
    expect(elsewhere.json()).toMatchObject({ error: { code: 1660 } })
    const [made] = (
      await carrier.call('CrearPedidos', {
        pedidos: [
          {
            destinatario: 'Ana',
            casillas: [await pedible()],
          },
        ],
      })
    ).records
    expect(await saidOf(made?.enlace.split('#')[1] ?? '')).toEqual(nothing)
    expect(await saidOf(carrier.token)).toEqual(nothing)
  })

  test('opens nothing by a page of others, in an address, or as something else than JSON', async () => {
    const token = await share()
    expect((await post({ token }, { origin: 'https://otra.example' })).json()).toMatchObject({
      error: { code: 'ACCESS_DENIED' },
    })
    expect((await post({ token, mas: 1 })).json()).toMatchObject({ success: false })
    expect((await post([token])).json()).toMatchObject({ success: false })
    const plain = await post({ token }, { 'content-type': 'text/plain' })
    expect(plain.statusCode).toBe(415)
    const got = await app.http.inject({ method: 'GET', url: `/api/pase?token=${token}` })
    expect(got.statusCode).toBe(404)
  })
})

async function pedible() {
  const { records } = await carrier.call('ListPedibles', { recursos: [ana] })
  const [casilla] = records[0]?.casillas ?? []
  if (!casilla) throw new Error('nothing can be asked for')
  return { recursoid: ana, tipodocumentoid: casilla.tipodocumentoid }
}

test('whoever makes links up is held up, and the link’s own holder is not', async () => {
  const token = await share()
  const ip = { remoteAddress: '203.0.113.9' }
  const tried = await Promise.all(
    Array.from({ length: 24 }, () =>
      app.http.inject({
        method: 'POST',
        url: '/api/pase',
        headers: { origin: baseUrl, 'content-type': 'application/json' },
        payload: JSON.stringify({ token: newPaseToken().token }),
        ...ip,
      }),
    ),
  )
  // Of many at once from one network the last find no turn.
  expect(tried.every(({ statusCode }) => statusCode === 404 || statusCode === 503)).toBe(true)
  expect((await open(token)).nombre).toBe('Norte')
})

test('the role that opens links reads and writes no row of passes', async () => {
  const asStranger = (statement: string) =>
    asRole(app.ownerUrl, 'portal_ingreso', {}, (client) => client.query(statement))
  for (const statement of [
    'select from pase',
    'select from privado.enlace_de_pase',
    "select anular_pases('19x1')",
    "select poner_enlace_de_pase('19x1', '')",
    "select * from pase_vigente('11x1', '19x1')",
  ])
    await expect(asStranger(statement), statement).rejects.toThrow(/permission denied/)
})

test('the page is the same for everybody, listed nowhere, and tells no other page of its link', async () => {
  const page = await app.http.inject({ method: 'GET', url: '/pase' })
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
})
