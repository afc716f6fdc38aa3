import { setPriority } from 'node:os'
import { limitMemory } from '../apart/limitMemory.ts'
import { serveApart } from '../apart/serveApart.ts'
import { drawBmp } from './drawBmp.ts'
import { drawPdf } from './drawPdf.ts'
import type { Answered, Asked } from './messages.ts'

/** A process of its own that draws what it is sent, when nobody else needs the processor. */
setPriority(10)
limitMemory(300)
serveApart(async ({ mediatype, bytes }: Asked): Promise<Answered> => {
  try {
    return { picture: mediatype === 'application/pdf' ? await drawPdf(bytes) : await drawBmp(bytes) }
  } catch {
    return { picture: undefined }
  }
})
