import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { lineOf, type Line } from './figures.ts'
import { fillFloor } from './floor/fill.ts'
import { keptFilesName, measureKeptFiles, type KeptFilesFigures } from './keptFiles.ts'
import { maxOpenFiles } from './openFiles.ts'
import type { Options } from './options.ts'
import { postmasterIn } from './postmaster.ts'
import { measureProcess, type ProcessFigures } from './measureProcess.ts'
import { heading, rowOfLine } from './report.ts'
import { measureRounds } from './rounds.ts'
import { requireSameAnswers } from './sameAnswers.ts'
import { say } from './say.ts'
import { startFloor, startProduct, startRemote, type Running } from './servers.ts'
import { keepAwake, openSessions } from './sessions.ts'
import { cookiesAt, sessionAt } from './signIn.ts'
import {
  coldOf,
  manyConnections,
  manyName,
  mixOf,
  works,
  worksThrough,
  type Callers,
  type Work,
} from './works.ts'

interface Measuring {
  ownerUrl: string
  /** Where the database is, and files go. */
  dir: string
  options: Options
}

export interface Found {
  process?: ProcessFigures
  keptFiles?: KeptFilesFigures
  lines: Line[]
}

/** The start and the memory of a process, among the names of works. */
export const startName = 'arranque'

/** So many ask at once, each somebody else. A session's use is written down every few seconds: more would measure that. */
const callers = 64

/** All that was asked for, on a database that has its data. */
export async function measureWorks({ ownerUrl, dir, options }: Measuring): Promise<Found> {
  const { wants } = options
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const files = join(dir, 'piso')
    await mkdir(files)
    const postmaster = await postmasterIn(dir)
    const everybody = await openSessions(
      owner,
      Array.from({ length: options.cuentas }, (_, i) => i + 1),
    )
    const some = spread(everybody.carriers, callers)
    const callersOf = ({ url }: Running): Callers => ({ ...everybody, carriers: some, origin: url })
    const found: Found = { lines: [] }

    if (wants(startName))
      found.process = await measureProcess({
        ...options,
        start: () => startProduct(ownerUrl, dir),
        requests: (product) => mixOf(works(callersOf(product))),
      })
    await withServer(startProduct(ownerUrl, dir), measureAt)
    // By processes of its own: what was asked of the others is still in their memory.
    if (wants(manyName) && (await enoughFiles())) await withServer(startProduct(ownerUrl, dir), measureMany)
    return found

    async function measureAt(product: Running): Promise<void> {
      const chosen = works(callersOf(product)).filter(({ name }) => wants(name))
      if (chosen.length > 0 || wants(manyName)) {
        say('El piso guarda lo que el producto responde…')
        await fillFloor(owner, product.url, everybody)
      }
      if (wants(keptFilesName)) found.keptFiles = await measureKeptFiles(product, some)
      say(`\n${heading()}`)
      if (chosen.length > 0)
        await withServer(startFloor(ownerUrl, files), async (floor) => {
          for (const work of chosen) {
            await requireSameAnswers(floor, product, work)
            await report(floor, product, work)
          }
          const cold = chosen.filter(({ cold }) => cold !== undefined)
          if (cold.length > 0)
            await withServer(startProduct(ownerUrl, dir, [], keepsNothing), (forgetful) =>
              measureCold(floor, forgetful, cold),
            )
        })
      const through = worksThrough([], '', []).map(({ name }) => name)
      if (through.some(wantsThrough))
        await withServer(startRemote(product), (portal) => measureThrough(portal, product))
    }

    async function measureCold(floor: Running, product: Running, chosen: readonly Work[]): Promise<void> {
      const names = new Set(chosen.map(({ name }) => name))
      for (const work of works(callersOf(product)).filter(({ name }) => names.has(name)))
        await report(floor, product, coldOf(work))
    }

    /** What it costs to ask a back office through a portal before it, which is its floor then. */
    async function measureThrough(portal: Running, product: Running): Promise<void> {
      const numbers = some.map(({ number }) => number)
      const opened = await Promise.all(numbers.map((n) => sessionAt(product, n)))
      const all = worksThrough(await cookiesAt(portal, numbers), portal.url, opened)
      for (const work of all.filter(({ name }) => wantsThrough(name))) await report(product, portal, work)
    }

    async function measureMany(product: Running): Promise<void> {
      await withServer(startFloor(ownerUrl, files), (floor) =>
        report(floor, product, manyConnections(callersOf(product)), options.secondsOfMany),
      )
    }

    async function report(
      floor: Running,
      product: Running,
      work: Work,
      seconds = options.seconds,
    ): Promise<void> {
      const { name, goals } = work
      for (const connections of connectionsOf(work, options)) {
        await keepAwake(owner)
        const rounds = await measureRounds({ floor, product, postmaster }, work, {
          ...options,
          seconds,
          connections,
        })
        const line = lineOf(name, goals, connections, rounds)
        found.lines.push(line)
        say(rowOfLine(line))
      }
    }
  } finally {
    await owner.end()
  }

  /** In the short form only where they are named. */
  function wantsThrough(name: string): boolean {
    return options.whole ? wants(name) : options.names(name)
  }
}

const keepsNothing = { KEPT_ANSWERS_MIB: '0' }

/** In the short form only as many as its goals are for. */
const connectionsOf = ({ connections, goals }: Work, { whole }: Options) =>
  whole || goals.length === 0
    ? connections
    : connections.filter((each) => goals.some(({ figure, at }) => figure === 'rate' && at === each))

/** So many of them, from all over. */
const spread = <Item>(all: readonly Item[], count: number): Item[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length))

async function withServer(
  starting: Promise<Running>,
  work: (server: Running) => Promise<void>,
): Promise<void> {
  const server = await starting
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

/** Beside the connections each process has others, and files. */
const neededFiles = 5_200

async function enoughFiles(): Promise<boolean> {
  const max = await maxOpenFiles()
  if (max >= neededFiles) return true
  say(
    `${manyName}: no se mide, un proceso puede abrir ${max} archivos acá; con ulimit -n ${neededFiles} (o el límite que corresponda en el sistema) se puede.`,
  )
  return false
}
