import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hoyEnBuenosAires, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { providerDoor } from '@portal/contract/door.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { storageKey } from '@portal/server/storage/storageKey.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'
import { call } from '../call.ts'
import { mebibytesOf } from '../cpu.ts'
import { fill } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { signInAll } from '../others.ts'
import { say } from '../say.ts'
import { startProduct, type Running } from '../servers.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'

/** What legajos take of the server that sends them: its memory is to be no matter of how many files they have. */

const counts = [500, 2_000, 8_000]
const bytesEach = 250_000
/** Between two looks at its memory. */
const lookMs = 50

interface ServidorFigures {
  archivos: number
  megabytes: number
  seconds: number
  /** Of the process, which was started for it: after a legajo of no month with papers, and the most while this one is sent. */
  beforeMebibytes: number
  mostMebibytes: number
}

export async function measureServidor(): Promise<ServidorFigures[]> {
  const figures: ServidorFigures[] = []
  await withDatabase(async (ownerUrl, dir) => {
    const dataDir = join(dir, 'datos')
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), async (db) => {
      await fill(db, { cuentas: counts.length })
      await sql`delete from archivo`.execute(db)
      for (const [account, count] of counts.entries()) await addFiles(db, cuentaOf(account), count, dataDir)
    })
    const { provider } = await signInAll(ownerUrl, 1)
    for (const [account, count] of counts.entries()) {
      const product = await startProduct(ownerUrl, dataDir)
      try {
        figures.push(await measureOne(product, provider, cuentaOf(account), count))
      } finally {
        await product.stop()
      }
    }
  })
  return figures
}

const cuentaOf = (account: number) => `11x9${String(account + 1)}`

async function addFiles(
  db: Kysely<Database>,
  cuenta_id: string,
  count: number,
  dataDir: string,
): Promise<void> {
  const documentos = await db
    .selectFrom('documento')
    .select(['documentoid', 'cuenta_id'])
    .where('cuenta_id', '=', cuenta_id)
    .execute()
  for (let n = 0; n < count; n++) {
    const documento = documentos[n % documentos.length]
    if (!documento) throw new Error('nobody presented anything')
    await db
      .insertInto('archivo')
      .values({
        ...documento,
        ...(await keptAt(dataDir)),
        nombre: `papel ${String(n)}.pdf`,
        mediatype: 'application/pdf',
        posicion: Math.floor(n / documentos.length),
      })
      .execute()
  }
}

async function measureOne(
  product: Running,
  provider: string,
  cuentaid: string,
  archivos: number,
): Promise<ServidorFigures> {
  const take = async (desde: string, hasta: string): Promise<number> => {
    const input = { mode: 'PrepararLegajo', cuentaid, desde, hasta }
    const { records } = await call(product, providerDoor, provider, input)
    const answer = await fetch(product.url + String(records[0]?.['url']), { headers: { cookie: provider } })
    if (!answer.ok || !answer.body) throw new Error(`a legajo was answered ${String(answer.status)}`)
    let bytes = 0
    for await (const piece of answer.body) bytes += (piece as Uint8Array).length // what a body of bytes is read by
    return bytes
  }
  await take('2001-01', '2001-01')
  const beforeMebibytes = await mebibytesOf(product.pid)
  let mostMebibytes = beforeMebibytes
  const looking = setInterval(() => {
    void mebibytesOf(product.pid).then((now) => {
      mostMebibytes = Math.max(mostMebibytes, now)
    })
  }, lookMs)
  const began = performance.now()
  const hasta = hoyEnBuenosAires().slice(0, 7)
  const bytes = await take(sumarAlPeriodo(hasta, -119), hasta)
  const seconds = (performance.now() - began) / 1000
  clearInterval(looking)
  if (bytes < archivos * bytesEach) throw new Error(`a legajo of ${String(bytes)} bytes`)
  const megabytes = Math.round(bytes / 1_000_000)
  say(
    `El servidor manda un legajo de ${String(archivos)} archivos, ${String(megabytes)} MB, en ${seconds.toFixed(1)} s; ` +
      `su memoria, ${beforeMebibytes.toFixed(0)} MiB antes y ${mostMebibytes.toFixed(0)} MiB en lo más alto`,
  )
  return { archivos, megabytes, seconds, beforeMebibytes, mostMebibytes }
}

/** A file that no other is like, where the server keeps it. */
async function keptAt(dataDir: string) {
  const clave = storageKey()
  const bytes = randomBytes(bytesEach)
  const path = join(dataDir, 'archivos', clave.slice(0, 2), clave.slice(2, 4), clave)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return { clave, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
