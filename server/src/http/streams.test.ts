import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { open } from 'yauzl'
import { startApp, type TestApp } from '../testing/app.ts'
import {
  busyConnections,
  overSocket,
  readAndLeave,
  readSlowly,
  watchStorage,
  type OverSocket,
} from '../testing/overSocket.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'
import { startS3Server, type S3Server } from '../testing/s3Server.ts'
import { storedFiles } from '../testing/storedFiles.ts'

/** Every door that sends bytes, over a real socket: to somebody who reads slowly, and to somebody who leaves. */

/** What may be on its way between a file and a slow reader: far less than all that is sent. */
const maxHeldBytes = 20_000_000

describe.each(['the disk', 'an S3 store'])('with files on %s', (where) => {
  let s3: S3Server | undefined
  let app: TestApp
  let http: OverSocket
  let storage: ReturnType<typeof watchStorage>
  /** Its files are twenty of 3 MB and six hundred of 1 KB, whose names alone fill the end of a ZIP. */
  let exported: { cuentaId: string; url: string; headers: Record<string, string> }
  /** The same files, as the documents of a chofer. */
  let downloaded: { url: string; headers: Record<string, string> }
  /** One file of 60 MB, which only a test could keep. */
  let large: { url: string; headers: Record<string, string> }

  beforeAll(async () => {
    s3 = where === 'the disk' ? undefined : await startS3Server()
    app = await startApp(s3 && { storageUrl: s3.storageUrl })
    http = await overSocket(app.http)
    const [many, one, administrador] = await Promise.all([
      signedIn(app),
      signedIn(app),
      signedInOperador(app, { rol: 'administrador' }),
    ])
    await storedFiles(app, many.cuentaId, { count: 20, size: 3_000_000 })
    const [small] = await storedFiles(app, many.cuentaId, { count: 1, size: 1_000 })
    const copy = { cuenta_id: many.cuentaId, clave: String(small?.clave), size: 1_000 }
    for (let n = 1; n < 600; n++) await app.make.archivo(copy)
    const { choferid } = await app.make.chofer({ cuenta_id: many.cuentaId })
    const { documentoid } = await app.make.documento({
      cuenta_id: many.cuentaId,
      recursoid: choferid,
      presentado_por: many.contactid,
      estado: 'en revision',
    })
    await app.owner
      .updateTable('archivo')
      .set({ documentoid, mediatype: 'application/pdf' })
      .where('cuenta_id', '=', many.cuentaId)
      .execute()
    downloaded = {
      url: `/api/documentos-zip/${choferid}`,
      headers: { cookie: `portal_sesion=${many.token}` },
    }
    const [file] = await storedFiles(app, one.cuentaId, { count: 1, size: 60_000_000 })
    exported = {
      cuentaId: many.cuentaId,
      url: `/api/consola/exportar/${many.cuentaId}`,
      headers: { cookie: `consola_sesion=${administrador.token}` },
    }
    large = {
      url: `/api/archivos/${String(file?.archivoid)}`,
      headers: { cookie: `portal_sesion=${one.token}` },
    }
  })
  afterAll(async () => {
    await app.stop()
    await s3?.stop()
  })
  beforeEach(() => {
    storage = watchStorage(app)
  })
  afterEach(() => storage.stop())

  /** Nothing that was opened for a request is still held. */
  const allIsClosed = () =>
    vi.waitFor(async () => {
      expect([await storage.stillOpen(), await busyConnections(app)]).toEqual([0, 0])
    })

  test('an export reaches a slow reader whole, and ends', async () => {
    const answer = await http.get(exported.url, exported.headers)
    const path = join(app.dataDir, 'export.zip')
    const file = createWriteStream(path)

    const { bytes, bufferGrowth } = await readSlowly(answer, (chunk) => file.write(chunk))
    file.end()
    await finished(file)

    expect(answer.complete).toBe(true)
    expect(bytes).toBeGreaterThan(60_000_000)
    expect(bufferGrowth).toBeLessThan(maxHeldBytes)
    const sizes = await sizesIn(path)
    expect(sizes.filter((size) => size === 3_000_000)).toHaveLength(20)
    expect(sizes.filter((size) => size === 1_000)).toHaveLength(600)
    await allIsClosed()
  })

  test('the documents of a chofer reach a slow reader whole, and end', async () => {
    const answer = await http.get(downloaded.url, downloaded.headers)
    const path = join(app.dataDir, 'documentos.zip')
    const file = createWriteStream(path)

    const { bytes, bufferGrowth } = await readSlowly(answer, (chunk) => file.write(chunk))
    file.end()
    await finished(file)

    expect([answer.complete, bufferGrowth < maxHeldBytes]).toEqual([true, true])
    expect(bytes).toBeGreaterThan(60_000_000)
    const sizes = await sizesIn(path)
    expect(sizes.filter((size) => size === 3_000_000)).toHaveLength(20)
    expect(sizes).toHaveLength(621)
    await allIsClosed()
  })

  test('the documents of a chofer that nobody reads any more stop, and let go of all that they held', async () => {
    await readAndLeave(await http.get(downloaded.url, downloaded.headers), 5_000_000)

    await allIsClosed()
    expect(storage.opened()).toBeLessThan(620)
  })

  test('documents that the storage does not give break off, so that nobody takes them for whole', async () => {
    const read = app.services.storage.open
    let left = 5
    app.services.storage.open = (key) =>
      left-- > 0 ? read(key) : Promise.reject(new StorageUnavailable('it is gone for a while'))

    const answer = await http.get(downloaded.url, downloaded.headers)
    await expect(readSlowly(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })

    app.services.storage.open = read
    expect(answer.complete).toBe(false)
    await allIsClosed()
  })

  test('an export reaches a quick reader whole, and ends', async () => {
    const answer = await http.get(exported.url, exported.headers)
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) bytes += chunk.length

    expect(answer.complete).toBe(true)
    expect(bytes).toBeGreaterThan(60_000_000)
    await allIsClosed()
  })

  test('an export that nobody reads any more stops, and lets go of all that it held', async () => {
    await readAndLeave(await http.get(exported.url, exported.headers), 5_000_000)

    await allIsClosed()
    expect(storage.opened()).toBeLessThan(620)
  })

  test('a file reaches a slow reader whole', async () => {
    const answer = await http.get(large.url, large.headers)

    const { bytes, bufferGrowth } = await readSlowly(answer)

    expect([answer.complete, bytes]).toEqual([true, 60_000_000])
    expect(bufferGrowth).toBeLessThan(maxHeldBytes)
    await allIsClosed()
  })

  test('a file that nobody reads any more is closed', async () => {
    await readAndLeave(await http.get(large.url, large.headers), 5_000_000)

    await allIsClosed()
  })

  test('an export that misses a file breaks off, so that nobody takes it for whole', async () => {
    const { clave } = await app.owner
      .selectFrom('archivo')
      .select('clave')
      .where('cuenta_id', '=', exported.cuentaId)
      .orderBy('archivoid')
      .offset(10)
      .limit(1)
      .executeTakeFirstOrThrow()
    await app.services.storage.remove(clave)

    const answer = await http.get(exported.url, exported.headers)
    await expect(readSlowly(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })

    expect(answer.complete).toBe(false)
    await allIsClosed()
  })
})

/** Of each entry, as the end of a ZIP tells of them. */
function sizesIn(path: string): Promise<number[]> {
  const sizes: number[] = []
  return new Promise((resolve, reject) => {
    open(path, (error, zip) => {
      if (error) {
        reject(error)
        return
      }
      zip.on('entry', ({ uncompressedSize }: { uncompressedSize: number }) => sizes.push(uncompressedSize))
      zip.on('end', () => resolve(sizes))
      zip.on('error', reject)
    })
  })
}
