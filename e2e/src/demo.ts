import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { freePort } from './freePort.ts'
import { inDatabase } from './inDatabase.ts'
import { startServer } from './startServer.ts'

/**
 * An installation with demo data, of which journeys with a server of their own take a copy. Loading it takes longer than all
 * else of a start, and drawing and reading what it shows longer still: both are done once in a run of journeys, beside it,
 * from the moment that somebody wants one. Who comes before it is ready loads their own.
 */

export const demo = { DEMO: '1' }

const placesIn = (folder: string) => ({
  wanted: join(folder, 'pedida'),
  made: join(folder, 'datos'),
  ready: join(folder, 'lista'),
})

const demoFolder = (): string => {
  const folder = process.env['E2E_DEMO']
  if (folder === undefined) throw new Error('playwright.config.ts says where the demonstration is kept')
  return folder
}

/** Into a folder that is there and empty. */
export async function copyDemo(dataDir: string): Promise<void> {
  const { wanted, made, ready } = placesIn(demoFolder())
  await writeFile(wanted, '')
  // With whose it is: as root, the database's files are another user's.
  if (existsSync(ready)) await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir])
}

/** For as long as journeys run: makes it once somebody wants it. Returns how that ends. */
export default function makeDemoOnceWanted(): () => Promise<void> {
  const { wanted, made, ready } = placesIn(demoFolder())
  let isOver = false
  async function make(): Promise<void> {
    while (!existsSync(wanted)) {
      if (isOver) return
      await sleep(500)
    }
    await mkdir(made)
    const end = await startServer({ ...demo, PORT: await freePort(), PORTAL_DATA: made })
    while (!isOver && (await inDatabase(made, unseenFiles)) > 0) await sleep(2_000)
    await end()
    if (!isOver) await writeFile(ready, '')
  }
  const making = make()
  // It is told at the end: until then each loads their own.
  making.catch(() => undefined)
  return () => {
    isOver = true
    return making
  }
}

/** How many files wait until a job has drawn or read them. */
async function unseenFiles(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from archivo a join documento d using (documentoid, cuenta_id)
     where d.estado = 'en revision'
       and ((a.mediatype = 'application/pdf' and a.miniatura is null and a.no_dibujado is null)
         or not exists (select from archivo x join lectura l using (archivoid) where x.clave = a.clave))`,
  )
  return rows[0]?.n ?? 0
}
