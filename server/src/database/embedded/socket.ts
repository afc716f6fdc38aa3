import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Owner } from './account.ts'
import { EmbeddedDatabaseError, errorCode } from './error.ts'

/** The number in the socket's name. Nothing listens on the network. */
export const SOCKET_PORT = 5432

/** What the kernel takes for a socket's path: 107 bytes on Linux, 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103

/** Names that are tried when others have taken the first ones. */
const MAX_ATTEMPTS = 16

/**
 * A directory for the socket, which only PostgreSQL's account and root can enter. It lives in the system's
 * temporary folder because a data directory's path may be too long for a socket, and is named after the data
 * directory so that a start finds what a kill left behind. Only a Portal that holds the data directory's lock may
 * call this.
 */
export function makeSocketDir(dataDir: string, owner: Owner | undefined): string {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const path = socketDir(dataDir, attempt)
    try {
      mkdirSync(path, { mode: 0o700 })
      if (owner) chownSync(path, owner.uid, owner.gid)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    // Anybody may have made a directory of this name first; then it isn't ours, and the next name is tried.
    if (isPrivateTo(owner, path)) return path
  }
  throw new EmbeddedDatabaseError(
    `Otro usuario ocupa en ${tmpdir()} los nombres que Portal necesita para su base de datos: ` +
      'indicá otra carpeta temporal con TMPDIR.',
  )
}

/** The directory of a PostgreSQL that runs as `uid`, when it takes connections. */
export function findSocketDir(dataDir: string, uid: number): string | undefined {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const path = socketDir(dataDir, attempt)
    if (existsSync(join(path, `.s.PGSQL.${SOCKET_PORT}`)) && lstatSync(path).uid === uid) return path
  }
  return undefined
}

/** A PostgreSQL that was killed leaves its socket, and a lock whose number may be another program's by now. */
export function clearSocketDir(path: string): void {
  for (const name of readdirSync(path)) rmSync(join(path, name))
}

function socketDir(dataDir: string, attempt: number): string {
  const name = `portal-${createHash('sha256').update(`${dataDir}\n${attempt}`).digest('hex').slice(0, 16)}`
  const path = join(tmpdir(), name)
  const socket = join(path, `.s.PGSQL.${SOCKET_PORT}`)
  return Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES ? path : join('/tmp', name)
}

function isPrivateTo(owner: Owner | undefined, path: string): boolean {
  const found = lstatSync(path)
  const uid = owner?.uid ?? process.getuid?.()
  return found.isDirectory() && found.uid === uid && (found.mode & 0o777) === 0o700
}
