import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const mostMs = 60_000

/** The product, in a process of its own, until it answers; ends it with what it returns. */
export async function startServer(
  environment: { PORT: string; PORTAL_DATA: string } & Record<string, string>,
): Promise<() => Promise<void>> {
  const { PORT, PORTAL_DATA } = environment
  const logPath = join(process.env['E2E_LOGS'] ?? PORTAL_DATA, `${randomUUID()}.log`)
  const log = await open(logPath, 'w')
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
  const until = Date.now() + mostMs
  while (!(await answers())) {
    if (Date.now() > until) throw new Error(`a server does not answer: ${logPath}`)
    await sleep(200)
  }
  return async () => {
    server.kill('SIGTERM')
    await ended
  }
}
