import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, errorCode } from './error.ts'

const PATIENCE_MS = 10_000

/** What postmaster.pid says; PostgreSQL writes it and removes it when it stops. */
export function readPostmasterPid(clusterDir: string): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Ends what an earlier Portal left running in this cluster, and makes a postmaster.pid harmless whose number now
 * belongs to some other program. Only a Portal that holds the data directory's lock may call this: then no living
 * one owns what is found.
 */
export async function clearLeftover(clusterDir: string, log: (sentence: string) => void): Promise<void> {
  const pid = readPostmasterPid(clusterDir)?.pid
  if (pid === undefined || !(pid > 0) || !isAlive(pid)) return
  if (!isPostgresOf(clusterDir, pid)) {
    disownPidFile(clusterDir)
    return
  }

  log('Había quedado abierta la base de datos de un inicio anterior: se cierra antes de seguir.')
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalIfAlive(pid, signal)
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      if (!isPostgresOf(clusterDir, pid)) return
      await sleep(20)
    }
  }
  throw new EmbeddedDatabaseError(
    `La base de datos de un inicio anterior (proceso ${pid}) no se cierra: cerrala y probá de nuevo.`,
  )
}

/**
 * Ends what a PostgreSQL that was killed left at work. One of its processes that waits for something notices by itself;
 * one that computes goes on to the end of its statement, and nothing may open the cluster before. Only for whoever holds
 * the lock and has no postmaster there. Elsewhere than on Linux they are waited for.
 */
export function endOrphans(clusterDir: string): void {
  if (process.platform !== 'linux') return
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  for (const pid of pids) if (isPostgresOf(clusterDir, pid)) signalIfAlive(pid, 'SIGKILL')
}

/**
 * PostgreSQL takes its parent's pid in the file for a leftover. The rest of the file stays, because it names the
 * shared memory in which orphaned children of a killed PostgreSQL may still be writing: without it, nothing would
 * keep a second one out.
 */
function disownPidFile(clusterDir: string): void {
  const path = join(clusterDir, 'postmaster.pid')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)))
}

function isPostgresOf(clusterDir: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux') {
      const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      return command.includes('postgres') && command.includes(clusterDir)
    }
    return (
      basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres') &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir)
    )
  } catch {
    // It ended meanwhile, or it is another user's: not a PostgreSQL on files of ours.
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
