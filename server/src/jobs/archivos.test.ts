import { appendFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkArchivos as doctorOf } from '../cli/doctor/checkArchivos.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { overSocket, type OverSocket } from '../testing/overSocket.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { startS3Server, type S3Server } from '../testing/s3Server.ts'
import { storedFiles, type StoredFile } from '../testing/storedFiles.ts'
import { text } from 'node:stream/consumers'
import { checkArchivos } from './archivos.ts'

/** Files that are not what was kept, as they are served over a real socket and as a night finds them. */

const silent = { info: () => {}, warn: () => {}, error: () => {} }

describe('files on the disk', () => {
  let app: TestApp
  let http: OverSocket
  let carrier: Carrier
  let files: StoredFile[]
  beforeAll(async () => {
    app = await startApp()
    http = await overSocket(app.http)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    await sql`truncate archivo_danado, ronda_de_archivos`.execute(app.owner)
    await app.owner.deleteFrom('archivo').execute()
    carrier = await signedIn(app)
    files = await storedFiles(app, carrier.cuentaId, { count: 4, size: 100_000 })
  })

  const pathOf = ({ clave }: StoredFile) =>
    join(app.dataDir, 'archivos', clave.slice(0, 2), clave.slice(2, 4), clave)
  const damages: [string, string, (file: StoredFile) => Promise<unknown>][] = [
    ['falta', 'is gone', (file) => rm(pathOf(file))],
    ['tamanio', 'is empty', (file) => truncate(pathOf(file), 0)],
    ['tamanio', 'is cut off', (file) => truncate(pathOf(file), 99_999)],
    ['tamanio', 'has grown', (file) => appendFile(pathOf(file), 'x')],
  ]
  const noted = () => app.owner.selectFrom('archivo_danado').select(['clave', 'causa']).execute()
  const get = async (file: StoredFile) => {
    const answer = await http.get(`/api/archivos/${file.archivoid}`, {
      cookie: `portal_sesion=${carrier.token}`,
    })
    return { status: answer.statusCode, type: answer.headers['content-type'], body: await text(answer) }
  }
  const round = (options = {}) =>
    checkArchivos({
      db: app.owner,
      storage: app.services.storage,
      log: silent,
      bytesPerSecond: 1e9,
      ...options,
    })

  test.each(damages)(
    'one that %s (%s) is refused where it is asked for, logged and noted',
    async (causa, _, damage) => {
      const file = files[0] as StoredFile
      const log = vi.spyOn(app.http.log, 'error')
      await damage(file)

      const answer = await get(file)

      expect(answer).toMatchObject({ status: 410, type: 'application/json; charset=utf-8' })
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: { code: 1541 } })
      await vi.waitFor(async () => expect(await noted()).toEqual([{ clave: file.clave, causa }]))
      expect(log).toHaveBeenCalledWith({ clave: file.clave, causa }, expect.any(String))
      log.mockRestore()
      expect((await get(files[1] as StoredFile)).status).toBe(200)
    },
  )

  const change = (file: StoredFile) => writeFile(pathOf(file), Buffer.alloc(100_000, 'z'))

  test('one whose bytes are others is refused to the first who opens it', async () => {
    const file = files[0] as StoredFile
    await change(file)

    expect((await get(file)).status).toBe(410)

    await vi.waitFor(async () => expect(await noted()).toEqual([{ clave: file.clave, causa: 'contenido' }]))
  })

  test('one that changes on the day on which it was read is broken off before its end, and refused from then on', async () => {
    const file = files[0] as StoredFile
    expect((await get(file)).status).toBe(200)
    await change(file)

    await expect(get(file)).rejects.toThrow('aborted')

    await vi.waitFor(async () => expect(await noted()).toEqual([{ clave: file.clave, causa: 'contenido' }]))
    expect((await get(file)).status).toBe(410)
  })

  test('one whose thumbnail is lost is shown without it', async () => {
    const file = files[0] as StoredFile
    await app.owner
      .updateTable('archivo')
      .set({ miniatura: 'f'.repeat(40), mediatype: 'image/png' })
      .where('archivoid', '=', file.archivoid)
      .execute()
    const answer = await http.get(`/api/archivos/${file.archivoid}?miniatura=1`, {
      cookie: `portal_sesion=${carrier.token}`,
    })
    expect([answer.statusCode, (await text(answer)).length > 0]).toEqual([200, true])
    // What was read before may be noted by now.
    expect((await noted()).map(({ clave }) => clave)).not.toContain(file.clave)
  })

  test('a night finds what is lost, cut off or changed, tells the provider, and forgets it when it is mended', async () => {
    const [lost, cut, changed] = [files[0], files[1], files[2]] as [StoredFile, StoredFile, StoredFile]
    await rm(pathOf(lost))
    await truncate(pathOf(cut), 10)
    await writeFile(pathOf(changed), Buffer.alloc(100_000, 'z'))

    const balance = await round()

    expect(balance).toEqual({ hechos: 4, fallidos: 3 })
    expect((await noted()).sort((one, other) => (one.causa < other.causa ? -1 : 1))).toEqual([
      { clave: changed.clave, causa: 'contenido' },
      { clave: lost.clave, causa: 'falta' },
      { clave: cut.clave, causa: 'tamanio' },
    ])
    const operador = await signedInOperador(app)
    expect(await operador.call('Cola', {})).toMatchObject({ archivosDanados: 3 })
    expect((await app.http.inject('/salud')).json()).toMatchObject({ archivosDanados: 3 })
    expect((await app.http.inject('/metricas')).body).toContain('portal_damaged_files 3')
    const told = await doctorOf({ db: app.owner, storage: app.services.storage })
    expect(told).toMatchObject([
      { level: 'mal', sentence: expect.stringContaining('dañados o perdidos: 3') as string },
    ])
    expect(told[0]?.sentence).toContain(lost.archivoid)

    await app.owner
      .deleteFrom('archivo')
      .where('archivoid', 'in', [lost.archivoid, changed.archivoid])
      .execute()
    await restore(cut)
    expect(await round()).toEqual({ hechos: 2, fallidos: 0 })
    expect(await noted()).toEqual([])
    expect(await doctorOf({ db: app.owner, storage: app.services.storage })).toMatchObject([
      { level: 'bien' },
    ])
  })

  /** As a backup brings it back. */
  async function restore(file: StoredFile): Promise<void> {
    const [other] = (await storedFiles(app, carrier.cuentaId, { count: 1, size: 100_000 })) as [StoredFile]
    await sql`update archivo a set sha256 = o.sha256, size = o.size from archivo o
      where a.archivoid = ${file.archivoid} and o.archivoid = ${other.archivoid}`.execute(app.owner)
    await sql`update archivo set clave = ${other.clave} where archivoid = ${file.archivoid}`.execute(
      app.owner,
    )
    await app.owner.deleteFrom('archivo').where('archivoid', '=', other.archivoid).execute()
  }

  test('a round goes on where it was when it was cut off, and looks at each file once', async () => {
    const open = vi.spyOn(app.services.storage, 'open')
    await app.owner.updateTable('tarea').set({ ultimo_fin: null }).where('nombre', '=', 'archivos').execute()

    expect(await round({ sliceMs: 0 })).toEqual({ hechos: 1, fallidos: 0 })
    expect(
      await app.owner.selectFrom('ronda_de_archivos').select(['mirados', 'terminada']).execute(),
    ).toEqual([{ mirados: 1, terminada: null }])
    // The rest it queued itself.
    await vi.waitFor(
      async () => {
        const rounds = await app.owner
          .selectFrom('ronda_de_archivos')
          .select(['mirados', 'terminada'])
          .execute()
        expect(rounds).toEqual([{ mirados: 4, terminada: expect.any(String) as string }])
      },
      { timeout: 20_000, interval: 200 },
    )

    expect(open.mock.calls.map(([key]) => key).sort()).toEqual(files.map(({ clave }) => clave).sort())
    open.mockRestore()
  })

  test('it reads no faster than it may', async () => {
    const began = performance.now()
    await round({ bytesPerSecond: 400_000 })
    expect(performance.now() - began).toBeGreaterThan(900)
  })

  test('a file that somebody removes meanwhile is no lost one', async () => {
    const file = files[0] as StoredFile
    await app.owner.deleteFrom('archivo').where('archivoid', '=', file.archivoid).execute()
    await app.services.storage.remove(file.clave)

    await expect(app.services.storage.open(file.clave)).rejects.toMatchObject({ name: 'MissingBytes' })
    await sleep(200)

    expect(await noted()).toEqual([])
  })
})

describe('files in an S3 store', () => {
  let s3: S3Server
  let app: TestApp
  beforeAll(async () => {
    s3 = await startS3Server()
    app = await startApp({ storageUrl: s3.storageUrl })
  })
  afterAll(async () => {
    await app.stop()
    await s3.stop()
  })

  test('one whose size is another is refused, and a store that is away damages nothing', async () => {
    const carrier = await signedIn(app)
    const [file] = (await storedFiles(app, carrier.cuentaId, { count: 1, size: 5_000 })) as [StoredFile]
    await sql`update archivo set size = 5001 where archivoid = ${file.archivoid}`.execute(app.owner)

    expect((await carrier.get(`/api/archivos/${file.archivoid}`)).statusCode).toBe(410)

    await vi.waitFor(async () => {
      expect(await app.owner.selectFrom('archivo_danado').select(['clave', 'causa']).execute()).toEqual([
        { clave: file.clave, causa: 'tamanio' },
      ])
    })
    await sql`truncate archivo_danado`.execute(app.owner)
    await s3.stop()
    await expect(
      checkArchivos({ db: app.owner, storage: app.services.storage, log: silent }),
    ).rejects.toMatchObject({ name: 'StorageUnavailable' })
    expect(await app.owner.selectFrom('archivo_danado').selectAll().execute()).toEqual([])
    await s3.start()
  })
})
