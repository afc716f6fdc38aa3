import { createHash } from 'node:crypto'
import { pipeline, Transform } from 'node:stream'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { damageOf } from './danados.ts'
import { ChangedBytes, DamagedBytes, MissingBytes, type Storage } from './storage.ts'

/** A key takes some hundred bytes of memory. */
const maxRemembered = 100_000

/**
 * A storage that gives out no file whole whose bytes are others than those that were kept. The first who opens one on a
 * day waits until all of it was read, and is refused. Whoever opens it later on that day gets its bytes at once, of which
 * the last ones are held back until the sum of all is known: without them the answer is broken off.
 */
export function verifyingStorage(storage: Storage): Storage {
  /** The day on which this process read a key's bytes and found them right. */
  const sound = new Map<string, string>()

  async function requireSound(clave: string, size: number, sha256: string): Promise<void> {
    const today = hoyEnBuenosAires()
    if (sound.get(clave) === today) return
    const causa = await damageOf({ clave, size, sha256 }, storage)
    if (causa === 'falta') throw new MissingBytes(clave)
    if (causa === 'tamanio') throw new DamagedBytes(clave)
    if (causa === 'contenido') throw new ChangedBytes(clave)
    if (sound.size >= maxRemembered) sound.clear()
    sound.set(clave, today)
  }

  return {
    ...storage,
    async open(key, size, sha256) {
      if (size === undefined || sha256 === undefined) return storage.open(key, size)
      await requireSound(key, size, sha256)
      const changed = () => {
        sound.delete(key)
        return new ChangedBytes(key)
      }
      return pipeline(await storage.open(key, size), heldAgainst(sha256, changed), () => {})
    },
  }
}

/** Passes bytes on, each piece once there is a next one, and the last once the sum of all is right. */
function heldAgainst(sha256: string, changed: () => Error): Transform {
  const hash = createHash('sha256')
  let last: Buffer | undefined
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk)
      const before = last
      last = chunk
      next(null, before)
    },
    flush(next) {
      const rest = last
      // Whoever holds the stream when all is over, as a ZIP does to its end, is not to hold its bytes.
      last = undefined
      if (hash.digest('hex') === sha256) next(null, rest)
      else next(changed())
    },
  })
}
