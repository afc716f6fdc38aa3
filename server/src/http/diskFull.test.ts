import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { carrierDoor, named } from '@portal/contract/door.ts'
import { Refusal } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translated } from '../database/refusals.ts'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { anonymous } from '../testing/caller.ts'
import { password } from '../testing/make.ts'
import { ownPlace } from '../testing/ownPlace.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { noSmallDisk, smallDisk, type SmallDisk } from '../testing/smallDisk.ts'

/** A disk without room for more, over a real socket. */

let app: TestApp
let url: string
let carrier: Carrier

async function open(): Promise<void> {
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  carrier = await signedIn(app)
}

interface Told {
  status: number
  body: { success: boolean; error?: { code: unknown; message: string } }
  tookMs: number
}

async function told(path: string, init: RequestInit = {}): Promise<Told> {
  const began = performance.now()
  const headers = new Headers(init.headers)
  headers.set('origin', baseUrl)
  headers.set('cookie', `portal_sesion=${carrier.token}`)
  const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(20_000) })
  return {
    status: answer.status,
    body: (await answer.json()) as Told['body'],
    tookMs: performance.now() - began,
  }
}

const call = (name: string, input: object) =>
  told(carrierDoor.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...named(name, carrierDoor), ...input }),
  })

/** A BMP of so many bytes, all in one colour. */
function bmp(bytes: number): Blob {
  const width = 512
  const height = Math.floor((bytes - 54) / (width * 3))
  const picture = Buffer.alloc(54 + width * 3 * height, 0x80)
  picture.fill(0, 0, 54)
  picture.write('BM')
  picture.writeUInt32LE(picture.length, 2)
  picture.writeUInt32LE(54, 10)
  picture.writeUInt32LE(40, 14)
  picture.writeInt32LE(width, 18)
  picture.writeInt32LE(height, 22)
  picture.writeUInt16LE(1, 26)
  picture.writeUInt16LE(24, 28)
  return new Blob([picture])
}

function upload(bytes: number, files = 1) {
  const form = new FormData()
  for (let n = 0; n < files; n++) form.append('data', bmp(bytes), `papel${n}.bmp`)
  return told('/api/upfile', { method: 'POST', body: form })
}

let documento = 31_000_000
const saveChofer = () =>
  call('SaveChofer', {
    choferid: '0',
    values: {
      nombre: 'Ana',
      apellido: 'Prueba',
      tipo_documento: 'DNI',
      documento: String(documento++),
      nacionalidad: 'Argentina',
    },
  })

const noRoom = {
  status: 503,
  body: {
    success: false,
    error: { code: 1540, message: expect.stringContaining('No queda lugar') as string },
  },
}

describe.skipIf(noSmallDisk)(`a full disk under files and database (${noSmallDisk ?? 'of its own'})`, () => {
  let disk: SmallDisk
  beforeAll(async () => {
    disk = await smallDisk(700)
    app = await startApp({ place: await ownPlace(join(disk.dir, 'datos')) })
    await open()
  })
  afterAll(async () => {
    await app.stop()
    await disk.remove()
  })

  test('takes nothing new and says so at once, shows what there is, and goes on by itself when there is room', async () => {
    const kept = await upload(500_000)
    expect(kept.status).toBe(200)
    const { archivoid } = (kept.body as unknown as { result: { records: [{ archivoid: string }] } }).result
      .records[0]
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    expect((await told('/salud')).body).toMatchObject({ room: true })

    await disk.fill()
    await sleep(600)

    for (const answer of [await upload(500_000), await upload(2_900_000, 3), await saveChofer()]) {
      expect(answer).toMatchObject(noRoom)
      expect(answer.tookMs).toBeLessThan(5_000)
    }
    expect(await told('/salud')).toMatchObject({
      status: 200,
      body: { success: false, state: 'degraded', room: false, database: true },
    })
    const until = performance.now() + 6_000
    while (performance.now() < until) {
      expect((await call('ListChoferes', {})).body.success).toBe(true)
      expect((await call('DetailChofer', { choferid })).body.success).toBe(true)
      await sleep(20)
    }
    const file = await fetch(`${url}/api/archivos/${archivoid}`, {
      headers: { origin: baseUrl, cookie: `portal_sesion=${carrier.token}` },
    })
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, 499_254])
    // Who signs in again has another session from here on.
    const signIn = await anonymous(app).send('login', { username: carrier.email, password })
    expect(signIn.json()).toMatchObject({ success: true })

    await disk.clear()
    await sleep(600)

    expect((await upload(500_000)).body).toMatchObject({ success: true })
    expect((await saveChofer()).body).toMatchObject({ success: true })
    expect((await told('/salud')).body).toMatchObject({ room: true })
  })

  test('is what the database says by itself, too', async () => {
    await disk.fill()

    const why =
      await sql`create table mucho as select repeat(md5(n::text), 100) from generate_series(1, 100000) n`
        .execute(app.owner)
        .then(() => undefined, translated)

    expect(why).toBeInstanceOf(Refusal)
    expect(why).toMatchObject({ status: 503, body: { code: 1540 } })
    await disk.clear()
  })
})

/** `prlimit` changes a limit of this very process, down and up again, and needs no right for that. */
const limitFiles = (most: string) =>
  spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${most}:unlimited`]).status === 0
const canLimit = process.platform === 'linux' && limitFiles('unlimited')

describe.skipIf(!canLimit)('a disk that takes no more in the middle of a file (needs prlimit)', () => {
  beforeAll(async () => {
    app = await startApp()
    await open()
  })
  afterAll(() => app.stop())

  test.each([
    ['of one', 1],
    ['of three', 3],
  ])('is said at once, and leaves nothing behind: %s', async (_, files) => {
    expect((await upload(900_000)).status).toBe(200)
    const rows = async () => (await app.owner.selectFrom('archivo').select('archivoid').execute()).length
    const before = await rows()

    limitFiles('1000000')
    try {
      const answer = await upload(2_900_000, files)
      expect(answer).toMatchObject(noRoom)
      expect(answer.tookMs).toBeLessThan(5_000)
    } finally {
      limitFiles('unlimited')
    }

    expect(await readdir(app.spoolDir)).toEqual([])
    expect(await rows()).toBe(before)
    expect((await upload(2_900_000, 1)).body.success).toBe(true)
  })
})
