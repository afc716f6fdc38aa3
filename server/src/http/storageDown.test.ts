import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { startS3Server, type S3Server } from '../testing/s3Server.ts'

let s3: S3Server
let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  s3 = await startS3Server()
  app = await startApp({ storageUrl: s3.storageUrl })
  carrier = await signedIn(app)
})
afterAll(async () => {
  await app.stop()
  await s3.stop()
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const upload = () => carrier.upload([{ name: 'a.png', bytes: png }])

test('while the storage of files is out of reach, files are refused as busy and everything else goes on', async () => {
  const { archivoid } = (await upload()).json<{ result: { records: [{ archivoid: string }] } }>().result
    .records[0]
  await s3.stop()

  const refused = {
    success: false,
    error: { code: 503, message: expect.stringContaining('ocupado') as string },
  }
  expect((await upload()).json()).toEqual(refused)
  const download = await carrier.get(`/api/archivos/${archivoid}`)
  expect([download.statusCode, download.json()]).toEqual([503, refused])
  const salud = await carrier.get('/salud')
  expect([salud.statusCode, salud.json()]).toMatchObject([
    200,
    { success: false, state: 'degraded', database: true, storage: false },
  ])
  await carrier.call('ListChoferes', {})

  await s3.start()
  expect((await carrier.get(`/api/archivos/${archivoid}`)).rawPayload.equals(png)).toBe(true)
  expect((await upload()).json()).toMatchObject({ success: true })
  expect(await app.owner.selectFrom('archivo').select('archivoid').execute()).toHaveLength(2)
})
