import type { Palabra } from '@portal/contract/lugar.ts'
import type { NotDrawn } from '../notDrawn.ts'
import type { Answers, Asked } from './messages.ts'
import { startPdfThread, type PdfThread } from './pdfThread.ts'

/** Whoever waited in vain for so many pages isn't asked to wait for the next ones. */
const maxHeavyPages = 2

class PdfFailure extends Error {
  readonly why: NotDrawn
  /** The others can be had. */
  readonly ofOnePage: boolean

  constructor(why: NotDrawn, ofOnePage = false) {
    super(`a PDF is not drawn: ${why}`)
    this.why = why
    this.ofOnePage = ofOnePage
  }
}

export interface PdfDocument {
  pages: number
  /** Its width by its height, turned by so many degrees. */
  ratio: (number: number, rotation: number) => Promise<number>
  /** As wide as that in pixels of the screen. One that is wanted no more when its turn comes isn't drawn. */
  draw: (how: Omit<Asked & { ask: 'draw' }, 'ask'>, signal: AbortSignal) => Promise<ImageBitmap>
  text: (number: number) => Promise<string>
  /** Where its text stands, as it lies unturned. */
  words: (number: number) => Promise<readonly Palabra[]>
}

export interface OpeningPdf {
  promise: Promise<PdfDocument>
  /** Ends its thread; what was asked of it fails. */
  end: () => void
  readonly ended: boolean
}

/**
 * Opens a PDF in a thread of its own, that is ended with it, or when something takes too long in it. A page that does is
 * given up and the others are had from a new thread, which begins when one of them is asked for; a second such page, the
 * only one of a file, or the opening itself, is the end of all. Threads are sent the bytes: their script may reach nothing itself.
 */
export const openPdf = (file: string | Uint8Array<ArrayBuffer>): OpeningPdf => {
  const ending = new AbortController()
  const heavy = new Set<number>()
  /** Until it is open. */
  let pages = 1
  const first = startPdfThread()
  let thread: PdfThread | undefined = first
  let failing: PdfFailure | undefined
  const failAs = (why: NotDrawn) => {
    failing ??= new PdfFailure(why)
    thread?.end()
    return failing
  }
  ending.signal.addEventListener('abort', () => failAs('fallo'))

  const askOf = async <Ask extends Asked>(asking: PdfThread, asked: Ask): Promise<Answers[Ask['ask']]> => {
    const said = await asking.ask(asked)
    if (failing) throw failing
    if (said === 'late') {
      if (!('number' in asked)) throw failAs('lento')
      heavy.add(asked.number)
      if (heavy.size >= Math.min(maxHeavyPages, pages)) throw failAs('lento')
      thread = undefined
      throw new PdfFailure('lento', true)
    }
    if (typeof said === 'string') throw new PdfFailure('fallo')
    // The worker answers what it is asked.
    return said.answer as Answers[Ask['ask']]
  }

  /** Each thread gets a copy, because what it is sent is here no more. */
  const openIn = (opening: PdfThread, bytes: Uint8Array<ArrayBuffer>) =>
    askOf(opening, { ask: 'open', bytes: bytes.slice() })

  const begin = async (): Promise<PdfDocument> => {
    const bytes = typeof file === 'string' ? await fetchBytes(file, ending.signal) : file
    if (failing) throw failing
    pages = await openIn(first, bytes)
    let turn: Promise<unknown> = Promise.resolve()
    const ask = <Ask extends Asked>(asked: Ask, signal?: AbortSignal) => {
      const answered = turn.then(async () => {
        signal?.throwIfAborted()
        if (failing) throw failing
        if (!thread) await openIn((thread = startPdfThread()), bytes)
        return askOf(thread, asked)
      })
      turn = answered.catch(() => undefined)
      return answered
    }
    return {
      pages,
      ratio: (number, rotation) => ask({ ask: 'ratio', number, rotation }),
      draw: (how, signal) => ask({ ask: 'draw', ...how }, signal),
      text: (number) => ask({ ask: 'text', number }),
      words: (number) => ask({ ask: 'words', number }),
    }
  }
  return {
    promise: begin(),
    end: () => ending.abort(),
    get ended() {
      return ending.signal.aborted
    },
  }
}

const fetchBytes = async (url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new PdfFailure('fallo')
  return new Uint8Array(await answer.arrayBuffer())
}

export const whyNot = (error: unknown): NotDrawn => (error instanceof PdfFailure ? error.why : 'fallo')
/** Whether it is of one page, and the others can be had. */
export const isOfOnePage = (error: unknown): boolean => error instanceof PdfFailure && error.ofOnePage
