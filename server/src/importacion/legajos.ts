import { refuse } from '@portal/contract'
import { maxTraido } from '@portal/contract/legajo.ts'
import { createApart, isAnswer } from '../apart/createApart.ts'
import type { Answered, Asked, LegajoLeido } from './messages.ts'

/** Verifies legajos that somebody sent, in a process apart and in turns that go round among those whose they are. */
export interface Legajos {
  /** Refuses what is none, what is not as it was signed (1671, 1672), too much of it (1673), and with BUSY when much of the same waits. */
  read: (path: string, whose: string) => Promise<LegajoLeido>
  stop: () => void
}

/** 100 MB take seconds, or ten times as many where others have the processor. */
const timeLimitMs = 60_000

export function createLegajos(): Legajos {
  const { ask, stop } = createApart<Asked, Answered>({
    program: new URL('./verifyProgram', import.meta.url),
    maxOldSpaceMb: 256,
    timeLimitMs,
  })
  return {
    stop,
    async read(path, whose) {
      const answer = await ask(whose, () => Promise.resolve({ path }))
      if (answer === 'unknown') throw refuse('BUSY')
      // What nobody saw the end of is no good news.
      if (!isAnswer(answer) || 'ilegible' in answer) throw refuse('LEGAJO_UNREADABLE')
      if ('alterado' in answer) throw refuse('LEGAJO_ALTERED', { words: { que: answer.alterado } })
      if (answer.legajo.papeles.length > maxTraido.papeles) throw tooLarge()
      return answer.legajo
    },
  }
}

export const tooLarge = () =>
  refuse('LEGAJO_TOO_LARGE', {
    words: {
      maxTamanio: `${maxTraido.bytes / 1_000_000} MB`,
      maxPapeles: maxTraido.papeles.toLocaleString('es-AR'),
    },
  })
