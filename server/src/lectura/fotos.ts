import { buffer } from 'node:stream/consumers'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { createApart, isAnswer } from '../apart/createApart.ts'
import type { Storage } from '../storage/storage.ts'
import type { Answered, Asked, LeidoDeFoto } from './messages.ts'

/** What became of a picture: read, or why it was not. */
export type Foto =
  { estado: 'leida'; leido: LeidoDeFoto } | { estado: 'lento' | 'memoria' | 'roto'; leido: null }

export interface Fotos {
  /** Nothing where nobody knows: the process did not begin, others had the processor, or the server ends. */
  read: (archivo: { clave: string; mediatype: string }, whose: string) => Promise<Foto | undefined>
  stop: () => void
}

/**
 * Pictures are read in a process of their own, one at a time: the program that reads PDFs, started apart from the one that
 * somebody waits for. A page takes some two seconds, and up to four times as much where it lies another way round.
 */
export function createFotos(storage: Pick<Storage, 'open'>, { timeLimitMs = 30_000 } = {}): Fotos {
  const { ask, stop } = createApart<Asked, Answered>({
    program: new URL('./readProgram', import.meta.url),
    maxOldSpaceMb: 192,
    timeLimitMs,
    patienceMs: Math.max(120_000, timeLimitMs),
  })
  return {
    stop,
    async read({ clave, mediatype }, whose) {
      const answer = await ask(whose, async () => ({
        bytes: await buffer(await storage.open(clave)),
        foto: { mediatype, hoy: hoyEnBuenosAires() },
      }))
      if (answer === 'unknown') return undefined
      if (answer === 'late') return { estado: 'lento', leido: null }
      if (answer === 'memory') return { estado: 'memoria', leido: null }
      const leido = isAnswer(answer) && 'foto' in answer ? answer.foto : undefined
      return leido ? { estado: 'leida', leido } : { estado: 'roto', leido: null }
    },
  }
}
