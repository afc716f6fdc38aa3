import { apiV1 } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { alcances, type Alcance } from '@portal/contract/tokens.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { makePdf } from '../../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier } from '../../testing/people.ts'

/** Files, to programs. */

let app: TestApp
let ana: Carrier
let archivoid: string
let pdf: Buffer
beforeAll(async () => {
  app = await startApp({ storageUrl: undefined })
  ana = await signedIn(app)
  pdf = await makePdf('Certificado de prueba')
  const uploaded = await ana.upload([{ name: 'certificado.pdf', bytes: pdf }])
  archivoid =
    uploaded.json<{ result: { records: { archivoid: string }[] } }>().result.records[0]?.archivoid ?? ''
}, 60_000)
afterAll(() => app.stop())

interface Maker {
  call: (operation: 'CrearToken', input: object) => Promise<{ records: { token: string }[] }>
}

async function tokenOf(maker: unknown, scopes: readonly Alcance[] = ['archivos:leer']): Promise<string> {
  const values = { nombre: 'Archivo', alcances: scopes, vence: sumarDias(hoyEnBuenosAires(), 30) }
  return (await (maker as Maker).call('CrearToken', { values })).records[0]?.token ?? ''
}

const get = (token: string | undefined, id: string, headers: Record<string, string> = {}) =>
  app.http.inject({
    url: `${apiV1}/archivos/${id}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  })

test('comes whole to its account and to the provider, and is not sent again while it is the same', async () => {
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  for (const token of [await tokenOf(ana), await tokenOf(administrador)]) {
    const answer = await get(token, archivoid)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'cache-control': 'private, no-cache',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['ratelimit']).toBeDefined()
    const again = await get(token, archivoid, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('is none of another account, of nobody, and without the scope, which is named', async () => {
  const stranger = await tokenOf(await signedIn(app))
  expect((await get(stranger, archivoid)).statusCode).toBe(404)
  expect((await get(await tokenOf(ana), '16x999999999')).statusCode).toBe(404)
  expect((await get(await tokenOf(ana), 'nada')).statusCode).toBe(400)
  expect((await get(undefined, archivoid)).statusCode).toBe(401)
  const without = await get(
    await tokenOf(
      ana,
      alcances.filter((each) => each !== 'archivos:leer'),
    ),
    archivoid,
  )
  expect(without.statusCode).toBe(403)
  expect(without.json<{ detail: string }>().detail).toContain('archivos:leer')
})

test('that was lost is told as lost', async () => {
  const { clave } = await app.owner
    .selectFrom('archivo')
    .select('clave')
    .where('archivoid', '=', archivoid)
    .executeTakeFirstOrThrow()
  await rm(join(app.dataDir, 'archivos', clave.slice(0, 2), clave.slice(2, 4), clave))
  const answer = await get(await tokenOf(ana), archivoid)
  expect(answer.statusCode).toBe(410)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})
