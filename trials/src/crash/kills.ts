import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sha256 } from '../deeds.ts'
import { until } from '../wait.ts'
import { startProduct, type Product } from './product.ts'
import { startWriters, type Writers } from './writers.ts'

/** `kill -9` of the server, of its PostgreSQL and of both, while people write: what was promised, held against what is there. */

export const victims = ['el servidor', 'PostgreSQL', 'los dos'] as const
export type Victim = (typeof victims)[number]

interface Killing {
  kills: number
  loops: number
  pauseMs: number
  /** How long people work in peace before the next one, and how much they get done in it at least. */
  calmMs: number
  calmWrites: number
}

export interface Killed {
  kills: Record<Victim, number>
  /** The longest, in seconds, from a kill to the first answer that says that all is well. */
  backSeconds: Record<Victim, number>
  /** Answers by status; `cortada` where none came. */
  answers: ReadonlyMap<string, number>
  /** Writes that were acknowledged: records, and files. */
  choferes: number
  archivos: number
  repeated: Writers['repeated']
  /** Each of these has to be none. */
  wrong: {
    'escrituras confirmadas que faltan': number
    'claves con más de un efecto': number
    'archivos confirmados que faltan o cambiaron': number
    'archivos a medias': number
    'respuestas que no son 2xx, 429 ni 503': number
  }
  /** Rows of files, all of which were compared with their bytes. */
  rowsOfFiles: number
}

const patienceMs = 60_000

export async function killAgainAndAgain({
  kills,
  loops,
  pauseMs,
  calmMs,
  calmWrites,
}: Killing): Promise<Killed> {
  const product = await startProduct()
  try {
    const writers = await startWriters(product.url, { loops, pauseMs })
    const backSeconds = { 'el servidor': 0, PostgreSQL: 0, 'los dos': 0 }
    const counts = { 'el servidor': 0, PostgreSQL: 0, 'los dos': 0 }
    let files = 0
    for (let n = 0; n < kills; n++) {
      const enough = writers.choferes.size + calmWrites
      await sleep(calmMs)
      await until(() => Promise.resolve(writers.choferes.size >= enough), { ms: patienceMs, everyMs: 25 })
      if (n % victims.length === 0) {
        // On a slow machine an upload takes longer than the peace between two kills: none would ever come through.
        await until(() => Promise.resolve(writers.archivos.size > files), { ms: patienceMs, everyMs: 25 })
        files = writers.archivos.size
      }
      writers.requireAll()
      const victim = victims[n % victims.length] ?? 'el servidor'
      const seconds = await kill(victim, product, writers)
      counts[victim] += 1
      backSeconds[victim] = Math.max(backSeconds[victim], seconds)
    }
    await sleep(calmMs)
    await writers.stop()
    return { kills: counts, backSeconds, ...(await compare(product, writers)) }
  } finally {
    await product.stop()
  }
}

/** Answers after how many seconds the product works again. */
async function kill(victim: Victim, product: Product, { works }: Writers): Promise<number> {
  const began = performance.now()
  const killed = victim === 'el servidor' ? 0 : await product.killPostgres()
  if (victim !== 'PostgreSQL') {
    await product.killServer()
    product.startAgain()
  }
  // An answer that was on its way when it was killed says nothing, nor one by a connection that did not notice yet.
  await sleep(50)
  const isBack = async () => ![0, killed].includes(await product.postmaster()) && (await works())
  if (!(await until(isBack, { ms: patienceMs, everyMs: 25 }))) return Infinity
  return (performance.now() - began) / 1000
}

async function compare(
  product: Product,
  { choferes, archivos, repeated, outcomes }: Writers,
): Promise<Omit<Killed, 'kills' | 'backSeconds'>> {
  const client = new pg.Client({ connectionString: await product.ownerUrl() })
  await client.connect()
  try {
    const { rows: found } = await client.query<{ choferid: string; documento: string }>(
      `select choferid, documento from chofer where documento = any ($1)`,
      [[...choferes.values()]],
    )
    const { rows: audited } = await client.query<{ objeto: string; times: number }>(
      `select objeto, count(*)::int as times from auditoria where accion = 'SaveChofer' and objeto = any ($1) group by objeto`,
      [[...choferes.keys()]],
    )
    const { rows: files } = await client.query<{ archivoid: string; clave: string; sha256: string }>(
      `select archivoid, clave, sha256 from archivo`,
    )
    const there = new Map(found.map(({ choferid, documento }) => [choferid, documento]))
    const once = audited.filter(({ times }) => times === 1).length
    const hashes = new Map(files.map(({ archivoid, sha256 }) => [archivoid, sha256]))
    let half = 0
    for (const { clave, sha256: kept } of files) {
      const path = join(product.dataDir, 'archivos', clave.slice(0, 2), clave.slice(2, 4), clave)
      const bytes = await readFile(path).catch(() => undefined)
      if (!bytes || sha256(bytes) !== kept) half += 1
    }
    const known = /^(2\d\d|429|503|cortada)$/
    return {
      answers: outcomes.counts,
      choferes: choferes.size,
      archivos: archivos.size,
      repeated,
      rowsOfFiles: files.length,
      wrong: {
        'escrituras confirmadas que faltan': [...choferes].filter(
          ([choferid, documento]) => there.get(choferid) !== documento,
        ).length,
        'claves con más de un efecto':
          found.length -
          new Set(found.map(({ documento }) => documento)).size +
          (choferes.size - once) +
          repeated.otherwise,
        'archivos confirmados que faltan o cambiaron': [...archivos].filter(
          ([archivoid, hash]) => hashes.get(archivoid) !== hash,
        ).length,
        'archivos a medias': half,
        'respuestas que no son 2xx, 429 ni 503': [...outcomes.counts]
          .filter(([status]) => !known.test(status))
          .reduce((sum, [, count]) => sum + count, 0),
      },
    }
  } finally {
    await client.end()
  }
}
