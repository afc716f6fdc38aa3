import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { freePort } from './freePort.ts'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export interface OwnServer {
  origin: string
  dataDir: string
  /** Ended as whoever runs it does, and started again on what it holds, after what is done meanwhile. */
  restart: (meanwhile: () => Promise<unknown>) => Promise<void>
  stop: () => Promise<void>
}

const ending = new Set<string>()

/** Whether this is of a server that a journey has ended: what an open page still asks it is answered 503, or not at all. */
export const isOfEnded = (url: string): boolean => URL.canParse(url) && ending.has(new URL(url).origin)

/** A server for one journey alone, with an empty installation or the demonstration's: for what would change the day of everybody else. */
export async function startOwnServer(environment: Record<string, string>): Promise<OwnServer> {
  const port = environment['PORT'] ?? (await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-propio-'))
  const kept = process.env['E2E_DEMO']
  if (kept !== undefined && JSON.stringify(environment) === JSON.stringify(demo))
    await copyDemo(kept, dataDir)
  const origin = `http://127.0.0.1:${port}`
  const begin = async () => {
    const terminate = await start({ ...environment, PORT: port, PORTAL_DATA: dataDir })
    ending.delete(origin)
    return () => {
      ending.add(origin)
      return terminate()
    }
  }
  let end = await begin()
  return {
    origin,
    dataDir,
    restart: async (meanwhile) => {
      await end()
      await meanwhile()
      end = await begin()
    },
    stop: async () => {
      await end()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Until it answers; ends it with what it returns. */
async function start(environment: { PORT: string; PORTAL_DATA: string } & Record<string, string>) {
  const { PORT, PORTAL_DATA } = environment
  const log = await open(join(process.env['E2E_LOGS'] ?? PORTAL_DATA, `${randomUUID()}.log`), 'w')
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, DEMO: '0', NO_COLOR: '1', ...environment },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const answers = () =>
    fetch(`http://127.0.0.1:${PORT}/salud`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
  return async () => {
    server.kill('SIGTERM')
    await ended
  }
}

const demo = { DEMO: '1' }

/** Loading the demonstration takes longer than all else of a start: it is done once in a run of journeys, by the first who needs it. */
async function copyDemo(folder: string, dataDir: string): Promise<void> {
  const [made, ready] = [join(folder, 'datos'), join(folder, 'lista')]
  const isFirst = await mkdir(made).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const end = await start({ ...demo, PORT: await freePort(), PORTAL_DATA: made })
    await end()
    await writeFile(ready, '')
  } else await expect.poll(() => existsSync(ready), { timeout: 90_000 }).toBe(true)
  // With whose it is: as root, the database's files are another user's.
  await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir])
}
