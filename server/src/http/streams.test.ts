import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiV1, archivoPath } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { open } from 'yauzl'
import { startApp, type TestApp } from '../testing/app.ts'
import {
  busyConnections,
  openFiles,
  overSocket,
  readAndLeave,
  readSlowly,
  watchStorage,
  type OverSocket,
} from '../testing/overSocket.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { inFull, someOf } from '../testing/howMany.ts'
import { esteMes } from '../testing/legajo.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { startS3Server, type S3Server } from '../testing/s3Server.ts'
import { storedFiles } from '../testing/storedFiles.ts'
import { tellMost, tellTried } from '../testing/tell.ts'
import { byteDoors } from './byteDoors.ts'

/**
 * Every door that sends bytes, over a real socket: to somebody who reads slowly, and to somebody who leaves. One that is added
 * is asked too, and fails until it is said here what for. What comes in is in everyBody.test.ts.
 */

/** What may be on its way between a file and a slow reader: far less than all that is sent. */
const maxHeldBytes = 20_000_000
/** Files of 3 MB, and one as large as all of them: twice as much in full. */
const large = inFull ? 20 : 10
const largeBytes = large * 3_000_000

/** Pages of rows of one chofer, and no file: informe.test.ts has their slow readers. */
const sendsNoFiles = new Set(['informe', 'informe-de-cuenta'])

interface Asked {
  url: string
  headers: Record<string, string>
  zipped?: true
}

/** The one that a program's token opens. */
const ofProgram = 'archivo de un programa'

async function tokenOf(carrier: Carrier): Promise<string> {
  const { records } = await carrier.call('CrearToken', {
    values: {
      nombre: 'Archivo',
      alcances: ['archivos:leer'],
      vence: sumarDias(hoyEnBuenosAires(), 30),
    },
  })
  return records[0]?.token ?? ''
}

describe.each(['the disk', 'an S3 store'])('with files on %s', (where) => {
  let s3: S3Server | undefined
  let app: TestApp
  let http: OverSocket
  let storage: ReturnType<typeof watchStorage>
  let carrier: Carrier
  /** What is asked of each door: all of them send `largeBytes` and more. */
  let asked: Record<string, Asked>
  const askedOf = (door: string): Asked => {
    if (!asked[door]) throw new Error(`nobody says here what ${door} is asked for`)
    return asked[door]
  }
  /** Of 1 KB: the names of six hundred fill the end of a ZIP, which is written alike wherever the files are. */
  const small = where === 'the disk' || inFull ? 600 : 60
  /** Whose export has all of them, large and small. */
  let exportedCuentaId: string

  beforeAll(async () => {
    s3 = where === 'the disk' ? undefined : await startS3Server()
    app = await startApp(s3 && { storageUrl: s3.storageUrl })
    http = await overSocket(app.http)
    const [many, one, administrador] = await Promise.all([
      signedIn(app),
      signedIn(app),
      signedInOperador(app, { rol: 'administrador' }),
    ])
    await storedFiles(app, many.cuentaId, { count: large, size: 3_000_000 })
    const [kept] = await storedFiles(app, many.cuentaId, { count: 1, size: 1_000 })
    const copy = {
      cuenta_id: many.cuentaId,
      clave: String(kept?.clave),
      size: 1_000,
      sha256: String(kept?.sha256),
    }
    const { nombre, mediatype } = await app.make.archivo(copy)
    await app.owner
      .insertInto('archivo')
      .values(Array.from({ length: small - 2 }, (_, n) => ({ ...copy, nombre: `${n} ${nombre}`, mediatype })))
      .execute()
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
    // What only a test could keep: files are of 3 MB at most.
    const [file, sample] = await storedFiles(app, one.cuentaId, { count: 2, size: largeBytes })
    const { tipodocumentoid } = await app.make.tipo()
    await app.owner
      .insertInto('ejemplo')
      .values({
        tipodocumentoid,
        nombre: 'ejemplo.pdf',
        mediatype: 'application/pdf',
        size: largeBytes,
        sha256: String(sample?.sha256),
        clave: String(sample?.clave),
        puesto_por: administrador.operadorid,
      })
      .execute()
    carrier = one
    exportedCuentaId = many.cuentaId
    const atPortal = ({ token }: Carrier) => ({ cookie: `portal_sesion=${token}` })
    asked = {
      // The same files twice: of the account, and as the documents of a chofer.
      exportar: {
        url: `/api/consola/exportar/${many.cuentaId}`,
        headers: { cookie: `consola_sesion=${administrador.token}` },
        zipped: true,
      },
      legajo: {
        url: `/api/consola/legajo/${many.cuentaId}/${esteMes()}/${esteMes()}/0`,
        headers: { cookie: `consola_sesion=${administrador.token}` },
        zipped: true,
      },
      'documentos-zip': {
        url: `/api/documentos-zip/${choferid}`,
        headers: atPortal(many),
        zipped: true,
      },
      archivo: { url: `/api/archivos/${String(file?.archivoid)}`, headers: atPortal(one) },
      ejemplo: { url: `/api/ejemplos/${tipodocumentoid}`, headers: atPortal(one) },
      [ofProgram]: {
        url: `${apiV1}${archivoPath}/${String(file?.archivoid)}`,
        headers: { authorization: `Bearer ${await tokenOf(one)}` },
      },
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
      expect([await storage.stillOpen(), await busyConnections(app), await openFiles(app)]).toEqual([0, 0, 0])
    })

  const doors = [
    ...byteDoors
      .filter(({ method, endless, whole }) => method === 'GET' && !endless && !whole)
      .filter(({ method, endless, name }) => method === 'GET' && !endless && !sendsNoFiles.has(name))
      .map(({ name }) => name),
    ofProgram,
  ]
  const ofSlowReaders = someOf(doors, 1)

  describe.each(doors)('the door %s', (door) => {
    test.runIf(ofSlowReaders.includes(door))(
      'reaches a slow reader whole, holds nothing that waits, lets others be answered, and ends',
      async () => {
        const { url, headers, zipped } = askedOf(door)
        const answer = await http.get(url, headers)
        const path = join(app.dataDir, 'came')
        const file = createWriteStream(path)

        const [{ bytes, bufferGrowth }, waited] = await Promise.all([
          readSlowly(answer, (chunk) => file.write(chunk)),
          callsMeanwhile(),
        ])
        file.end()
        await finished(file)

        tellTried('megabytes', Math.round(bytes / 1_000_000))
        tellMost('MB en espera', bufferGrowth / 1_000_000)
        tellMost('ms de otra llamada', waited)
        expect(answer.complete).toBe(true)
        expect(bytes).toBeGreaterThanOrEqual(largeBytes)
        expect(bufferGrowth).toBeLessThan(maxHeldBytes)
        if (zipped) {
          const sizes = await sizesIn(path)
          expect(sizes.filter((size) => size === 3_000_000)).toHaveLength(large)
          expect(sizes.filter((size) => size === 1_000).length).toBeGreaterThanOrEqual(small)
        }
        await allIsClosed()
      },
    )

    test('stops when nobody reads any more, and lets go of all that it held', async () => {
      const { url, headers } = askedOf(door)
      await readAndLeave(await http.get(url, headers), 5_000_000)

      await allIsClosed()
      expect(storage.opened()).toBeLessThan(large + small)
    })
  })

  /** The longest that another waits for a page of a list, while bytes are on their way. */
  async function callsMeanwhile(): Promise<number> {
    let longest = 0
    for (let n = 0; n < 10; n++) {
      const began = performance.now()
      await carrier.call('ListChoferes', {})
      longest = Math.max(longest, performance.now() - began)
      await sleep(50)
    }
    return longest
  }

  test('an export reaches a quick reader whole, and ends', async () => {
    const { url, headers } = askedOf('exportar')
    const answer = await http.get(url, headers)
    const bytes = await readQuickly(answer)

    expect([answer.complete, bytes > largeBytes]).toEqual([true, true])
    await allIsClosed()
  })

  test('documents that the storage does not give break off, so that nobody takes them for whole', async () => {
    const read = app.services.storage.open
    let left = 5
    app.services.storage.open = (key) =>
      left-- > 0 ? read(key) : Promise.reject(new StorageUnavailable('it is gone for a while'))

    const { url, headers } = askedOf('documentos-zip')
    const answer = await http.get(url, headers)
    await expect(readQuickly(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })

    app.services.storage.open = read
    expect(answer.complete).toBe(false)
    await allIsClosed()
  })

  test('an export that misses a file breaks off, so that nobody takes it for whole', async () => {
    const { clave } = await app.owner
      .selectFrom('archivo')
      .select('clave')
      .where('cuenta_id', '=', exportedCuentaId)
      .orderBy('archivoid')
      .offset(5)
      .limit(1)
      .executeTakeFirstOrThrow()
    await app.services.storage.remove(clave)

    const { url, headers } = askedOf('exportar')
    const answer = await http.get(url, headers)
    await expect(readQuickly(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })

    expect(answer.complete).toBe(false)
    await allIsClosed()
  })
})

/** Answers how much came. */
async function readQuickly(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) bytes += chunk.length
  return bytes
}

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
