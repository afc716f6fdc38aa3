import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/limpieza.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function upload(carrier: Carrier): Promise<string> {
  const answer = await carrier.upload([{ name: 'logo.png', bytes: png }])
  return answer.json<{ result: { records: [{ archivoid: string }] } }>().result.records[0].archivoid
}

const logoOf = async (carrier: Carrier) => (await carrier.call('DetailProfile', {})).records[0]?.logo

test('a titular’s picture is the account’s, and the one before is swept', async () => {
  const titular = await signedIn(app)
  const [first, second] = [await upload(titular), await upload(titular)]
  await titular.call('SaveLogo', { archivoid: first })
  expect((await titular.call('SaveLogo', { archivoid: second })).records).toEqual([{ logo: second }])
  expect(await logoOf(titular)).toBe(second)
  expect((await titular.call('ping', {})).login.logo).toBe(second)

  await sql`update archivo set createdtime = now() - interval '31 days'`.execute(app.owner)
  await cleanUp(app.owner, app.services.storage)

  expect((await titular.get(`/api/archivos/${first}`)).statusCode).toBe(404)
  const kept = await titular.get(`/api/archivos/${second}`)
  expect(kept.rawPayload.equals(png)).toBe(true)
})

test('the picture can be taken away', async () => {
  const titular = await signedIn(app)
  await titular.call('SaveLogo', { archivoid: await upload(titular) })
  expect((await titular.call('SaveLogo', { archivoid: '' })).records).toEqual([{ logo: null }])
  expect(await logoOf(titular)).toBeNull()
})

test.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/bmp', true],
  ['application/pdf', false],
  ['image/webp', false],
])('a logo of type %s: %s', async (mediatype, good) => {
  const titular = await signedIn(app)
  const { archivoid } = await app.make.archivo({ cuenta_id: titular.cuentaId, mediatype })
  const answer = await titular.send('SaveLogo', { archivoid })
  expect(answer.json()).toMatchObject(good ? { success: true } : { error: { code: 1510 } })
})

test('a file that a document or a chofer uses is no logo, and somebody else’s does not exist', async () => {
  const titular = await signedIn(app)
  const cuenta_id = titular.cuentaId
  const { choferid } = await app.make.chofer({ cuenta_id })
  const { documentoid } = await app.make.documento({ cuenta_id, recursoid: choferid })
  const picture = { cuenta_id, mediatype: 'image/png' }
  const claimed = await app.make.archivo({ ...picture, documentoid })
  const photo = await app.make.archivo(picture)
  await app.make.chofer({ cuenta_id, foto: photo.archivoid })
  const foreign = await app.make.archivo({ mediatype: 'image/png' })

  for (const { archivoid } of [claimed, photo])
    await expect(titular.call('SaveLogo', { archivoid })).rejects.toMatchObject({
      body: { fields: { archivoid: 'Ese archivo ya se usa en otro lado: volvé a subirlo' } },
    })
  await expect(titular.call('SaveLogo', { archivoid: foreign.archivoid })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})

test('the logo is the titular’s to change', async () => {
  const colaborador = await signedIn(app, { rol: 'colaborador' })
  await expect(colaborador.call('SaveLogo', { archivoid: await upload(colaborador) })).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED' },
  })
})
