import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, test } from 'vitest'
import { listTables } from '../../backup/tables.ts'
import { createServer } from '../../server.ts'
import { parseSettings } from '../../settings.ts'
import { producto } from '../../version.ts'
import { baseUrl } from '../app.ts'
import { commandLine } from '../commandLine.ts'
import { emptyDatabase } from '../emptyDatabase.ts'
import { startTsa } from '../tsa.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { backupFile, loadSql, releaseFolder, sqlFile } from './releases.ts'
import { work } from './work.ts'
import { writeSql } from './writeSql.ts'

/** `npm run release:data` keeps what this makes, as what the version of today left. */
const keeps = process.env['RELEASE_DATA'] === '1'

/** Of a history of many thousands alone: where its pages begin. */
const ofLongHistories = 'public.historial_hito'
/** Nothing that people do today is old enough to lose its files. */
const ofLongYears = 'public.archivo_eliminado'

test('what people do leaves rows in every table that keeps them, and can be kept as what a release left', async () => {
  const [tsa, database, copy, dir] = await Promise.all([
    startTsa(),
    freshDatabase(),
    emptyDatabase(),
    mkdtemp(join(tmpdir(), 'portal-release-')),
  ])
  try {
    const environment = { DATABASE_URL: database.ownerUrl, PORTAL_DATA: dir }
    const settings = parseSettings({
      ...environment,
      BASE_URL: baseUrl,
      DEMO: '0',
      TSA_URL: tsa.url,
      WEBHOOK_HOSTS: '127.0.0.1',
    })
    const server = await createServer({
      settings,
      ownerUrl: database.ownerUrl,
      log: false,
      checkOutput: true,
    })
    await work(server).finally(() => server.stop())
    expect(await emptyTables(database.ownerUrl)).toEqual([ofLongHistories, ofLongYears])

    const sql = gzipSync(await writeSql(database.ownerUrl), { level: 9 })
    await loadSql(copy.ownerUrl, sql)
    expect(await emptyTables(copy.ownerUrl)).toEqual([ofLongHistories, ofLongYears])
    const backup = join(dir, backupFile)
    expect(await commandLine(['backup', backup], environment)).toMatchObject({ ok: true })
    for (const bytes of [sql, await readFile(backup)]) expect(bytes.length).toBeLessThan(300_000)
    if (!keeps) return
    const kept = releaseFolder(producto.version)
    // Once: what was released is not what the sources make later.
    await mkdir(kept)
    await writeFile(new URL(sqlFile, kept), sql)
    await copyFile(backup, new URL(backupFile, kept))
  } finally {
    await Promise.all([tsa.stop(), database.drop(), copy.drop()])
    await rm(dir, { recursive: true, force: true })
  }
})

/** Those of a backup that have no row. */
async function emptyTables(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const empty: string[] = []
    for (const { nombre } of await listTables(client)) {
      const { rowCount } = await client.query(`select from ${nombre} limit 1`)
      if (rowCount === 0) empty.push(nombre)
    }
    return empty
  } finally {
    await client.end()
  }
}
