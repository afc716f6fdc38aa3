import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

/** A server for one journey alone, with an empty installation: for what would change the day of everybody else. */
export async function startOwnServer(environment: Record<string, string>): Promise<OwnServer> {
  const port = environment['PORT'] ?? (await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-propio-'))
  const origin = `http://127.0.0.1:${port}`
  const start = async () => {
    const log = await open(join(process.env['E2E_LOGS'] ?? dataDir, `${randomUUID()}.log`), 'w')
    const server = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: port, PORTAL_DATA: dataDir, DEMO: '0', NO_COLOR: '1', ...environment },
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await expect
      .poll(
        () =>
          fetch(`${origin}/salud`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
    return async () => {
      server.kill('SIGTERM')
      await ended
    }
  }
  let end = await start()
  return {
    origin,
    dataDir,
    restart: async (meanwhile) => {
      await end()
      await meanwhile()
      end = await start()
    },
    stop: async () => {
      await end()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
