import { setPriority } from 'node:os'
import { serveApart } from '../apart/serveApart.ts'
import { limitMemory } from '../apart/limitMemory.ts'
import type { Answered, Asked } from './messages.ts'
import { readPdf } from './readPdf.ts'

/** A process of its own that reads what text a PDF carries, when nobody else needs the processor. */
setPriority(10)
limitMemory(300)
serveApart(async ({ bytes }: Asked): Promise<Answered> => ({
  leido: await readPdf(bytes).catch(() => undefined),
}))
