import { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/contract'
import { createApart, isAnswer } from '../apart/createApart.ts'
import { discard, type AcceptedFile, type Received } from '../storage/received.ts'
import { spool } from '../storage/spool.ts'
import type { Answered, Asked } from './messages.ts'

/** Looks into what came in, in a process apart and in turns that go round among those whose it is. */
export interface Inspector {
  /** Refuses them (1514) when one isn't what it should be, and with BUSY when much of the same waits; then none stays. */
  accept: (files: readonly Received[], whose: string) => Promise<AcceptedFile[]>
  /** The logo's PNG; nothing for what is no picture. */
  drawLogo: (picture: Uint8Array, whose: string) => Promise<Buffer | undefined>
  stop: () => void
}

/** A picture takes half a second, a PDF a tenth: what takes longer than `timeLimitMs` is out to harm. */
export function createInspector(spoolDir: string, { timeLimitMs = 10_000 } = {}): Inspector {
  const { ask, stop } = createApart<Asked, Answered>({
    program: new URL('./inspectProgram', import.meta.url),
    maxOldSpaceMb: 192,
    timeLimitMs,
    // A paper isn't refused for what was sent before it.
    asksAgain: true,
  })

  const spoolAgain = (bytes: Uint8Array) => spool(Readable.from([Buffer.from(bytes)]), spoolDir)

  async function acceptOne(file: Received, whose: string): Promise<AcceptedFile> {
    const answer = await ask(whose, () => Promise.resolve({ path: file.bytes.path }))
    // Others have the processor: the file is not to blame.
    if (answer === 'unknown') throw refuse('BUSY')
    // What nobody saw the end of is no good news.
    if (!isAnswer(answer)) throw refuse('FILE_UNREADABLE')
    if ('refused' in answer) throw new Refusal(answer.refused)
    if (!('accepted' in answer)) throw new Error('an answer to something else')
    const { mediatype, thumbnail, clean } = answer.accepted
    const bytes = clean ? await spoolAgain(clean) : file.bytes
    try {
      return { ...file, bytes, mediatype, thumbnail: thumbnail && (await spoolAgain(thumbnail)) }
    } finally {
      if (clean) await file.bytes.discard()
    }
  }

  return {
    stop,
    async accept(files, whose) {
      const accepted: AcceptedFile[] = []
      try {
        for (const file of files) accepted.push(await acceptOne(file, whose))
        return accepted
      } catch (error) {
        await Promise.all([...files, ...accepted].map(discard))
        throw error
      }
    },
    async drawLogo(picture, whose) {
      const answer = await ask(whose, () => Promise.resolve({ logo: picture }))
      return isAnswer(answer) && 'png' in answer ? Buffer.from(answer.png) : undefined
    },
  }
}
