import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { anonymous, multipart, resultOf } from '../testing/caller.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, openProgramSession, signedInOperador, type Carrier } from '../testing/people.ts'

let app: TestApp
let carrier: Carrier
let pdf: Buffer
let jpeg: Buffer
beforeAll(async () => {
  app = await startApp()
  pdf = await makePdf()
  jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

interface Uploaded {
  records: { archivoid: string; nombre: string; size: number; mediatype: string }[]
}
const recordsOf = (answer: Parameters<typeof resultOf>[0]) => (resultOf(answer) as Uploaded).records
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error?: { code: unknown } }).error?.code

/** Every file there is in the data folder, waiting or kept. */
async function filesOnDisk(): Promise<number> {
  const entries = await readdir(join(app.dataDir, 'archivos'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

const rows = () => app.owner.selectFrom('archivo').select('archivoid').execute()

describe('a good upload', () => {
  test('answers what came in, and gives the same bytes back', async () => {
    const [one, two] = recordsOf(
      await carrier.upload([
        { name: 'póliza.pdf', bytes: pdf },
        { name: 'foto ñandú.jpg', bytes: jpeg },
      ]),
    )

    expect(one).toMatchObject({ nombre: 'póliza.pdf', size: pdf.length, mediatype: 'application/pdf' })
    expect(two).toMatchObject({ nombre: 'foto ñandú.jpg', mediatype: 'image/jpeg' })
    const back = await carrier.get(`/api/archivos/${String(one?.archivoid)}`)
    expect(back.rawPayload.equals(pdf)).toBe(true)
    const row = await app.owner
      .selectFrom('archivo')
      .select(['sha256', 'documentoid', 'cuenta_id'])
      .where('archivoid', '=', String(one?.archivoid))
      .executeTakeFirst()
    expect(row).toEqual({
      sha256: createHash('sha256').update(pdf).digest('hex'),
      documentoid: null,
      cuenta_id: carrier.cuentaId,
    })
  })

  test('of a picture has a small one, upright', async () => {
    const [photo] = recordsOf(await carrier.upload([{ name: 'foto.jpg', bytes: jpeg }]))

    const small = await carrier.get(`/api/archivos/${String(photo?.archivoid)}?miniatura=1`)

    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 240, height: 320 })
  })

  test('comes whole when the address says twice whether the small one is wanted, or names sessions twice', async () => {
    const [file] = recordsOf(await carrier.upload([{ name: 'póliza.pdf', bytes: pdf }]))

    for (const query of ['miniatura=1&miniatura=1', '_session=a&_session=b']) {
      const back = await carrier.get(`/api/archivos/${String(file?.archivoid)}?${query}`)
      expect(back.rawPayload.equals(pdf)).toBe(true)
    }
  })

  test.each(['application/json', 'text/json'])('may come as a data URL in %s', async (type) => {
    const data = `data:application/pdf;base64,${pdf.toString('base64')}`
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/upfile',
      headers: { origin: baseUrl, 'content-type': type },
      cookies: { portal_sesion: carrier.token },
      payload: JSON.stringify({ _operation: 'upfile', data }),
    })

    expect(recordsOf(answer)).toMatchObject([{ size: pdf.length, mediatype: 'application/pdf' }])
  })

  test('with a key that it came with before is the one that was kept then', async () => {
    const send = (bytes: Buffer, key: string) => {
      const { payload, contentType } = multipart([{ name: 'póliza.pdf', bytes }], {})
      return app.http.inject({
        method: 'POST',
        url: '/api/upfile',
        headers: { origin: baseUrl, 'content-type': contentType, 'idempotency-key': key },
        cookies: { portal_sesion: carrier.token },
        payload,
      })
    }
    const key = 'subida-de-la-poliza'
    const [first, again] = await Promise.all([send(pdf, key), send(pdf, key)])
    const [files, kept] = [await filesOnDisk(), await rows()]

    expect(recordsOf(first)).toHaveLength(1)
    expect(again.body).toBe(first.body)
    expect((await send(pdf, key)).body).toBe(first.body)
    expect((await send(jpeg, key)).json()).toMatchObject({
      error: { code: 1510, fields: { 'Idempotency-Key': 'Ya se usó para otro pedido' } },
    })
    expect((await send(pdf, 'corta')).json()).toMatchObject({
      error: { code: 1510, fields: { 'Idempotency-Key': expect.stringContaining('De 16 a 128') as string } },
    })
    expect([await filesOnDisk(), await rows()]).toEqual([files, kept])
    const lines = await app.owner
      .selectFrom('auditoria')
      .select('accion')
      .where('actor', '=', carrier.contactid)
      .where('accion', '=', 'upfile')
      .execute()
    expect(lines).toHaveLength(1)
  })

  test('may come from an outside client, whose session stands after the files', async () => {
    const boundary = 'limite'
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/upfile',
      headers: {
        authorization: `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n` +
            'Content-Type: application/pdf\r\n\r\n',
        ),
        pdf,
        Buffer.from(
          `\r\n${field('tipodocumetoid', await aTipo())}${field('_session', await openProgramSession(app, carrier))}--${boundary}--\r\n`,
        ),
      ]),
    })

    expect(recordsOf(answer)).toHaveLength(1)
  })
})

async function aTipo(): Promise<string> {
  const tipo = await app.owner
    .selectFrom('tipo_documento')
    .select('tipodocumentoid')
    .executeTakeFirstOrThrow()
  return tipo.tipodocumentoid
}

describe('what is refused leaves nothing behind', () => {
  const tooBig = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2_999_998)])
  const data = (bytes: Buffer | string, name = 'a.pdf', field = 'data') => ({
    name,
    bytes: Buffer.from(bytes),
    field,
  })

  test.each<[string, () => Parameters<Carrier['upload']>, unknown]>([
    ['a page that says it is a picture', () => [[data('<html><script>1</script></html>', 'foto.jpg')]], 1514],
    ['a drawing with code in it', () => [[data('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')]], 1514],
    ['an empty file', () => [[data('')]], 1514],
    ['a PDF cut off', () => [[data(pdf.subarray(0, pdf.length - 200))]], 1514],
    ['a picture cut off', () => [[data(jpeg.subarray(0, jpeg.length / 2))]], 1514],
    ['3,000,001 bytes', () => [[data(tooBig)]], 1515],
    ['a good file and then a bad one', () => [[data(pdf), data('nada')]], 1514],
    ['a bad file and then a good one', () => [[data('nada'), data(pdf)]], 1514],
    ['four files', () => [[data(pdf), data(pdf), data(pdf), data(pdf)]], 1516],
    ['no file', () => [[]], 1510],
    ['a file under another name', () => [[data(pdf, 'a.pdf', 'otro')]], 1510],
    ['a field nobody knows', () => [[data(pdf)], { estado: 'aprobado' }], 1510],
    ['a resource that is not there', () => [[data(pdf)], { recursoid: '17x999999999' }], 'RECORD_NOT_FOUND'],
    ['another carrier', () => [[data(pdf)], { transporteid: '11x999999999' }], 'RECORD_NOT_FOUND'],
    ['a type that is not there', () => [[data(pdf)], { tipodocumetoid: '20x999999999' }], 'RECORD_NOT_FOUND'],
  ])('%s', async (_, given, code) => {
    const before = { files: await filesOnDisk(), rows: await rows() }

    const answer = await carrier.upload(...given())

    expect(codeOf(answer)).toBe(code)
    expect({ files: await filesOnDisk(), rows: await rows() }).toEqual(before)
  })

  const openFile = '--b\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n\r\n%PDF-1.7'

  test.each([
    ['that names no boundary', 'multipart/form-data', '--b--'],
    ['that ends within a header', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-da'],
    ['that ends within a file', 'multipart/form-data; boundary=b', openFile],
    [
      'that ends after a whole file',
      'multipart/form-data; boundary=b',
      `${openFile}\r\n--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n`,
    ],
  ])('a body %s', async (_, type, payload) => {
    const before = await filesOnDisk()

    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/upfile',
      headers: { origin: baseUrl, 'content-type': type },
      cookies: { portal_sesion: carrier.token },
      payload,
    })

    expect([answer.statusCode, codeOf(answer)]).toEqual([200, 1510])
    expect(await filesOnDisk()).toBe(before)
  })

  test("somebody else's resource, like one that is not there", async () => {
    const other = await signedIn(app)

    const answer = await carrier.upload([data(pdf)], { recursoid: other.cuentaId })

    expect(codeOf(answer)).toBe('RECORD_NOT_FOUND')
  })

  test('whatever comes without a session, before a byte of it is read', async () => {
    const before = await filesOnDisk()

    expect(codeOf(await anonymous(app).upload([data(pdf)]))).toBe(1501)
    expect(codeOf(await (await signedIn(app, { estado: 3 })).upload([data(pdf)]))).toBe(1506)
    expect(await filesOnDisk()).toBe(before)
  })

  test('while a suspended carrier may still upload, because it may still present', async () => {
    const suspended = await signedIn(app, { estado: 4 })

    expect(recordsOf(await suspended.upload([data(pdf)]))).toHaveLength(1)
  })
})

describe('a kept file', () => {
  let url: string
  beforeEach(async () => {
    const [file] = recordsOf(await carrier.upload([{ name: "póliza 'nueva' (2026).pdf", bytes: pdf }]))
    url = `/api/archivos/${String(file?.archivoid)}`
  })

  test('is shown in a sandbox, and nothing keeps a copy', async () => {
    const { headers } = await carrier.get(url)

    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox; base-uri 'none'; /)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''p%C3%B3liza%20%27nueva%27%20%282026%29.pdf",
    })
  })

  test('is saved as what it is, however its name ended', async () => {
    for (const [name, saved] of [
      ['factura.hta', 'factura.hta.pdf'],
      ['lista.exe', 'lista.exe.pdf'],
      ['POLIZA.PDF', 'POLIZA.PDF'],
    ] as const) {
      const [file] = recordsOf(await carrier.upload([{ name, bytes: pdf }]))
      const { headers } = await carrier.get(`/api/archivos/${String(file?.archivoid)}`)
      expect(headers['content-disposition']).toBe(`inline; filename*=UTF-8''${saved}`)
    }
    const [photo] = recordsOf(await carrier.upload([{ name: 'foto.jpg', bytes: jpeg }]))
    const small = await carrier.get(`/api/archivos/${String(photo?.archivoid)}?miniatura=1`)
    expect(small.headers['content-disposition']).toBe("inline; filename*=UTF-8''foto.jpg.webp")
  })

  test('is for its carrier and for the provider', async () => {
    expect((await (await signedIn(app, { cuentaId: carrier.cuentaId })).get(url)).statusCode).toBe(200)
    expect((await (await signedInOperador(app)).get(url)).statusCode).toBe(200)
  })

  test('does not exist for another carrier, and is closed to nobody', async () => {
    const stranger = await signedIn(app)

    const theirs = await stranger.get(url)
    const missing = await stranger.get('/api/archivos/22x999999999')

    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(missing.body)
    expect((await anonymous(app).get(url)).statusCode).toBe(403)
  })
})
