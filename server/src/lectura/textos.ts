import { buffer } from 'node:stream/consumers'
import { createApart, isAnswer } from '../apart/createApart.ts'
import type { Storage } from '../storage/storage.ts'
import type { Answered, Asked, Leido } from './messages.ts'

interface Archivo {
  sha256: string
  clave: string
}

/** The text that files carry. */
export interface Textos {
  /** Nothing for what can't be read, in time or at all. Refuses with BUSY when many of whoever looks wait to be read. */
  find: (archivo: Archivo, whose: string) => Promise<Leido | undefined>
  stop: () => void
}

/** What is kept in mind, of a few MB each at most: bytes never change, and a document is looked at by several, again and again. */
const maxRemembered = 32

/** Reading takes a tenth of a second: what takes longer than `timeLimitMs` is out to harm. */
export function createTextos(storage: Pick<Storage, 'open'>, { timeLimitMs = 5_000 } = {}): Textos {
  const { ask, stop } = createApart<Asked, Answered>({
    program: new URL('./readProgram', import.meta.url),
    maxOldSpaceMb: 192,
    timeLimitMs,
    patienceMs: Math.max(30_000, timeLimitMs),
  })
  const remembered = new Map<string, Promise<Leido | undefined>>()

  const read = async ({ sha256, clave }: Archivo, whose: string) => {
    const answer = await ask(whose, async () => ({ bytes: await buffer(await storage.open(clave)) }))
    // Others had the processor: the file is not to blame, and is read when it is asked for again.
    if (answer === 'unknown') remembered.delete(sha256)
    return isAnswer(answer) && 'leido' in answer ? answer.leido : undefined
  }

  return {
    stop,
    find(archivo, whose) {
      const { sha256 } = archivo
      const found = remembered.get(sha256) ?? read(archivo, whose)
      // The one that was asked for last goes last.
      remembered.delete(sha256)
      remembered.set(sha256, found)
      const [oldest] = remembered.keys()
      if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
      // What kept it from being tried is no answer.
      found.catch(() => remembered.delete(sha256))
      return found
    },
  }
}
