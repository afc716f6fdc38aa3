import { spawnSync } from 'node:child_process'
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { EmbeddedDatabaseError, EmbeddedInUseError, errorCode } from './error.ts'

export interface Lock {
  release: () => void
}

/** Darwin's O_EXLOCK, which Node's constants don't name: open and flock in one call. */
const O_EXLOCK = 0x20

/**
 * One Portal a data directory. The kernel holds the lock on an open file and drops it with the process, so that
 * nothing has to be cleaned up after a kill -9. The file itself stays: removing it would let two Portals lock
 * two files of the same name.
 */
export function acquireLock(path: string, dataDir: string): Lock {
  // Plain descriptors: a FileHandle that nobody refers to any more is closed by the garbage collector.
  const descriptor = process.platform === 'darwin' ? openLocked(path) : openAndFlock(path)
  if (descriptor === undefined) {
    const owner = readFileSync(path, 'utf8').trim()
    throw new EmbeddedInUseError(
      `Ya hay un Portal en marcha con los datos de ${dataDir}${owner && ` (proceso ${owner})`}: ` +
        'usá ese, cerralo, o elegí otra carpeta con PORTAL_DATA.',
    )
  }
  ftruncateSync(descriptor)
  writeSync(descriptor, `${process.pid}\n`, 0)
  return {
    release: () => {
      closeSync(descriptor)
    },
  }
}

function openLocked(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK, 0o600)
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return undefined
    throw error
  }
}

/** flock(1) locks the open file it inherits as its descriptor 3; the lock outlives it in ours. */
function openAndFlock(path: string): number | undefined {
  const descriptor = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  const { status, error } = spawnSync('flock', ['--exclusive', '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  })
  if (status === 0) return descriptor
  closeSync(descriptor)
  if (error)
    throw new EmbeddedDatabaseError('Falta el programa flock (paquete util-linux).', { cause: error })
  return undefined
}
