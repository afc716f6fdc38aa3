import { setPriority } from 'node:os'
import { serveApart } from '../apart/serveApart.ts'
import { limitMemory } from '../apart/limitMemory.ts'
import type { Answered, Asked } from './messages.ts'
import { readPdf } from './readPdf.ts'

/**
 * A process of its own that reads what text a PDF carries, and what stands on a picture, when nobody else needs the
 * processor. What reads pictures is loaded by the first one: who reads PDFs alone does without.
 */
setPriority(10)
limitMemory(300)
serveApart(async ({ bytes, foto }: Asked): Promise<Answered> => {
  if (!foto) return { leido: await readPdf(bytes).catch(() => undefined) }
  const { readPhoto } = await import('./readPhoto.ts')
  return { foto: await readPhoto(bytes, foto.mediatype, foto.hoy).catch(() => undefined) }
})
