import { setPriority } from 'node:os'
import { Refusal, refuse } from '@portal/contract'
import { limitMemory } from '../apart/limitMemory.ts'
import { serveApart } from '../apart/serveApart.ts'
import { acceptFile } from './acceptFile.ts'
import { drawLogo } from './drawLogo.ts'
import type { Answered, Asked } from './messages.ts'

/** A process of its own that looks into what was sent, when nobody else needs the processor. */
setPriority(10)
// The largest picture that is accepted takes 220 MB, when it comes in several passes.
limitMemory(260)
serveApart(async (asked: Asked): Promise<Answered> => {
  try {
    return 'path' in asked ? { accepted: await acceptFile(asked.path) } : { png: await drawLogo(asked.logo) }
  } catch (error) {
    return { refused: error instanceof Refusal ? error.body : refuse('BAD_FILE').body }
  }
})
