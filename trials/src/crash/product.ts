import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@portal/bench/ports.ts'
import { postmasterIn } from '@portal/bench/postmaster.ts'
import { findRunning } from '@portal/server/database/embedded/running.ts'
import { complain, launch, type Program } from '../programs.ts'
import { until } from '../wait.ts'

/** The whole product with demo data on a folder of its own: what is killed, and started again at the same address. */
export interface Product {
  url: string
  dataDir: string
  /** What it said, for whoever looks into what went wrong, and where other programs may say something. */
  folder: string
  pid: () => number
  /** How its database is reached as its owner. */
  ownerUrl: () => Promise<string>
  killServer: () => Promise<void>
  /** Answers who it was. */
  killPostgres: () => Promise<number>
  /** Who is the first process of PostgreSQL now; 0 for nobody. */
  postmaster: () => Promise<number>
  /** After a kill, as whatever watches over it would; it need not answer yet. */
  startAgain: () => void
  stop: () => Promise<void>
}

interface Surroundings {
  env?: NodeJS.ProcessEnv
  /** What runs it, and what that is told before the name of Node's program. */
  through?: readonly [string, ...string[]]
}

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))

export async function startProduct({ env = {}, through }: Surroundings = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-golpes-'))
  const dataDir = join(folder, 'datos')
  await mkdir(dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [command = process.execPath, ...before] = [...(through ?? []), process.execPath]
  const start = (): Program =>
    launch({
      name: 'portal',
      folder,
      command,
      args: [...before, main],
      env: {
        PATH: process.env['PATH'],
        // Where its database is found from here.
        TMPDIR: tmpdir(),
        NODE_ENV: 'production',
        PORTAL_DATA: dataDir,
        PORT: String(port),
        DEMO: '1',
        NO_COLOR: '1',
        ...env,
      },
    })
  let server = start()
  const answers = async () => (await fetch(`${url}/salud`)).ok
  if (!(await until(answers, { ms: 120_000 }))) {
    await server.stop()
    await complain('Portal no arrancó', folder, 'portal')
  }
  return {
    url,
    dataDir,
    folder,
    pid: () => server.pid,
    async ownerUrl() {
      const found = await findRunning(join(dataDir, 'postgres'))
      if (found === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`)
      return found
    },
    killServer: () => server.kill(),
    async killPostgres() {
      const pid = await postmasterIn(dataDir)
      process.kill(pid, 'SIGKILL')
      return pid
    },
    postmaster: () => postmasterIn(dataDir).catch(() => 0),
    startAgain() {
      server = start()
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
