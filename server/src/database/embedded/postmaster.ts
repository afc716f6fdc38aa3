import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { clusterEnvironment } from './cluster.ts'
import { EmbeddedDatabaseError } from './error.ts'
import { clearLeftover, endOrphans, readPostmasterPid } from './leftover.ts'
import { clearSocketDir, SOCKET_PORT } from './socket.ts'

export interface PostmasterOptions {
  dataDir: string
  clusterDir: string
  socketDir: string
  logFile: string
  program: string
  account: Account
  log: (sentence: string) => void
}

interface Postmaster {
  exited: Promise<unknown>
  stop: () => Promise<void>
}

/** Given on the command line, so that a new version of Portal brings its own to an old cluster. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // What a crash leaves to replay is less than this, a second or two's work (measured: 400 MB take 3 s).
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Failed statements and the DETAIL of a broken constraint hold people's data: neither goes to the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const MAX_LOG_BYTES = 5_000_000
const FAST_STOP_MS = 15_000
const ORPHANS_LEAVE_MS = 10_000

/** Starts PostgreSQL and answers when it takes connections, after whatever recovery it needs. */
export async function launchPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = Date.now() + ORPHANS_LEAVE_MS
  for (;;) {
    await clearLeftover(options.clusterDir, options.log)
    const outcome = await attempt(options)
    if (!('failure' in outcome)) return outcome
    // Children of a PostgreSQL that was killed hold its shared memory until they notice.
    const orphansRemain = outcome.failure.includes('pre-existing shared memory block')
    if (!orphansRemain || Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        `PostgreSQL no pudo abrir la base de datos de ${options.dataDir}. ${outcome.failure} ` +
          `(el registro completo está en ${options.logFile})`,
      )
    }
    endOrphans(options.clusterDir)
    await sleep(100)
  }
}

async function attempt(options: PostmasterOptions): Promise<Postmaster | { failure: string }> {
  const { clusterDir, socketDir, logFile, program, account, log } = options
  clearSocketDir(socketDir)
  const settings = { ...SETTINGS, unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"` }
  const [command, args] = account.command(
    program,
    ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    'INT',
  )
  const logStart = rotateLog(logFile)
  const logDescriptor = openSync(logFile, 'a', 0o600)
  const child = spawn(command, args, {
    // A session of its own: Ctrl-C in the terminal reaches Portal alone, which finishes its work and then stops
    // PostgreSQL.
    detached: true,
    stdio: ['ignore', logDescriptor, logDescriptor],
    env: clusterEnvironment(),
  })
  closeSync(logDescriptor)
  const exited = once(child, 'exit').catch((cause: unknown) => {
    throw new EmbeddedDatabaseError(`Falta el programa ${command} (paquete util-linux).`, { cause })
  })
  if (await isReady(child, exited, clusterDir, log)) {
    return { exited, stop: () => stopPostmaster(child, exited) }
  }
  return { failure: lastComplaint(logFile, logStart) }
}

/** False when it ended before it was ready. */
async function isReady(
  child: ChildProcess,
  exited: Promise<unknown>,
  clusterDir: string,
  log: (sentence: string) => void,
): Promise<boolean> {
  const saysSo = setTimeout(() => log('La base de datos se está recuperando de un cierre brusco…'), 2_000)
  const ended = exited.then(() => true)
  try {
    for (;;) {
      const found = readPostmasterPid(clusterDir)
      if (found?.pid === child.pid && found?.status === 'ready') return true
      if (await Promise.race([ended, sleep(10, false)])) return false
    }
  } finally {
    clearTimeout(saysSo)
  }
}

async function stopPostmaster(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  // SIGINT ends the sessions that are open; SIGTERM would wait for every client to leave.
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS)
  await exited
  clearTimeout(impatience)
}

/** Where the log of this start begins. */
function rotateLog(logFile: string): number {
  const bytes = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (bytes <= MAX_LOG_BYTES) return bytes
  renameSync(logFile, `${logFile}.1`)
  return 0
}

function lastComplaint(logFile: string, start: number): string {
  const lines = readFileSync(logFile).subarray(start).toString('utf8').trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
}
