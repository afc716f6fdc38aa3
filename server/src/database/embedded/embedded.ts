import { chownSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseAccount, requireOwnFolder } from './account.ts'
import { locateBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { EmbeddedDatabaseError, EmbeddedInUseError, errorCode } from './error.ts'
import { acquireLock } from './lock.ts'
import { prepareOwner } from './owner.ts'
import { findRunning } from './running.ts'
import { makeSocketDir } from './socket.ts'
import { keepRunning } from './supervisor.ts'

export { EmbeddedDatabaseError }

export interface EmbeddedDatabase {
  /** For `pg`: the database `portal` as its owner, who is no superuser. */
  ownerUrl: string
  stop: () => Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** Told, in a sentence for people, whatever takes a while or went wrong. */
  log?: (sentence: string) => void
}

/**
 * Starts (creating it on first use) the PostgreSQL cluster in `dataDir`, and answers how to reach it as its
 * non-superuser owner. A PostgreSQL that dies is started again, at the same URL. On Linux it ends with the thread
 * that called this, even when that is killed.
 */
export async function startEmbedded({ dataDir, log = () => {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = makeFolder(dataDir)
  const lock = acquireLock(join(place, 'lock'), place)
  try {
    const { ownerUrl, stop } = await open(place, log)
    let stopped: Promise<void> | undefined
    return { ownerUrl, stop: () => (stopped ??= stop().finally(lock.release)) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The cluster in `dataDir`: that of the Portal that has it open, which then stays open, or one started here. */
export async function shareEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (!(error instanceof EmbeddedInUseError)) throw error
    const ownerUrl = await findRunning(realpathSync(options.dataDir))
    if (ownerUrl === undefined) throw error
    return { ownerUrl, stop: () => Promise.resolve() }
  }
}

function makeFolder(dataDir: string): string {
  try {
    // The folders above stay open to passage: where root must drop to another user, that one passes through them.
    mkdirSync(dirname(dataDir), { recursive: true })
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const place = realpathSync(dataDir)
    requireOwnFolder(place)
    return place
  } catch (cause) {
    if (cause instanceof EmbeddedDatabaseError) throw cause
    throw new EmbeddedDatabaseError(
      `No se puede crear la carpeta de datos ${dataDir} (${errorCode(cause) ?? String(cause)}): ` +
        'elegí otra con PORTAL_DATA.',
      { cause },
    )
  }
}

async function open(dataDir: string, log: (sentence: string) => void): Promise<EmbeddedDatabase> {
  const binaries = await locateBinaries()
  const account = chooseAccount(dataDir, binaries.postgres)
  const { clusterDir, passwords } = await openCluster({ dataDir, binaries, account }, log)
  const socketDir = makeSocketDir(dataDir, account.owner)
  const running = await keepRunning({
    dataDir,
    clusterDir,
    socketDir,
    logFile: join(dataDir, 'postgres.log'),
    program: binaries.postgres,
    account,
    log,
  })
  // Root made some of these; their user must be able to start Portal without root later.
  const { owner } = account
  if (owner) for (const name of readdirSync(dataDir)) chownSync(join(dataDir, name), owner.uid, owner.gid)

  async function stop(): Promise<void> {
    await running.stop()
    rmSync(socketDir, { recursive: true, force: true })
  }
  try {
    return { ownerUrl: await prepareOwner(socketDir, passwords), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
