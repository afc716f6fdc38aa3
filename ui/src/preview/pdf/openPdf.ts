import type { Answers, Asked, Said } from './messages.ts'
import PdfWorker from './pdfWorker.ts?worker'

/** A page takes a tenth of a second, a dense map two. */
const maxDrawMs = 4_000

/** Why a file is not shown: it is broken or was not to be had, or it took too long to draw. */
export type NotDrawn = 'roto' | 'lento'

export class PdfFailure extends Error {
  readonly why: NotDrawn

  constructor(why: NotDrawn) {
    super(`a PDF is not drawn: ${why}`)
    this.why = why
  }
}

export interface PdfDocument {
  pages: number
  /** Its width by its height, turned by so many degrees. */
  ratio: (number: number, rotation: number) => Promise<number>
  /** As wide as that in pixels of the screen. One that is wanted no more when its turn comes isn't drawn. */
  draw: (how: Omit<Asked & { ask: 'draw' }, 'ask'>, signal: AbortSignal) => Promise<ImageBitmap>
  text: (number: number) => Promise<string>
}

export interface OpeningPdf {
  promise: Promise<PdfDocument>
  /** Ends its thread; what was asked of it fails. */
  end: () => void
  readonly ended: boolean
}

/**
 * Opens a PDF in a thread of its own, that is ended with it, or after `maxDrawMs` of anything that is asked of it. It is
 * sent the bytes: its script may reach nothing itself.
 */
export const openPdf = (file: string | Uint8Array<ArrayBuffer>): OpeningPdf => {
  const ending = new AbortController()
  const worker = new PdfWorker()
  const { port1: port, port2 } = new MessageChannel()
  let give: ((said: Said) => void) | undefined
  let failing: PdfFailure | undefined
  const failAs = (why: NotDrawn) => {
    failing ??= new PdfFailure(why)
    worker.terminate()
    port.close()
    give?.('failed')
  }
  const failure = () => failing ?? new PdfFailure('roto')
  const next = () =>
    new Promise<Said>((resolve) => {
      give = resolve
      if (failing) resolve('failed')
    })
  port.onmessage = ({ data }: MessageEvent<Said>) => give?.(data)
  worker.onerror = () => failAs('roto')
  ending.signal.addEventListener('abort', () => failAs('roto'))
  const ready = next()
  worker.postMessage(port2, [port2])

  let turn: Promise<unknown> = ready
  const ask = <Ask extends Asked>(asked: Ask, signal?: AbortSignal): Promise<Answers[Ask['ask']]> => {
    const answered = turn.then(async () => {
      signal?.throwIfAborted()
      if (failing) throw failing
      const said = next()
      const impatience = setTimeout(() => failAs('lento'), maxDrawMs)
      port.postMessage(asked, asked.ask === 'open' ? [asked.bytes.buffer] : [])
      const answer = await said
      clearTimeout(impatience)
      if (typeof answer === 'string') throw failure()
      // The worker answers what it is asked.
      return answer.answer as Answers[Ask['ask']]
    })
    turn = answered.catch(() => undefined)
    return answered
  }

  const begin = async (): Promise<PdfDocument> => {
    const bytes = typeof file === 'string' ? await fetchBytes(file, ending.signal) : file
    const pages = await ask({ ask: 'open', bytes })
    return {
      pages,
      ratio: (number, rotation) => ask({ ask: 'ratio', number, rotation }),
      draw: (how, signal) => ask({ ask: 'draw', ...how }, signal),
      text: (number) => ask({ ask: 'text', number }),
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
  if (!answer.ok) throw new PdfFailure('roto')
  return new Uint8Array(await answer.arrayBuffer())
}

export const whyNot = (error: unknown): NotDrawn => (error instanceof PdfFailure ? error.why : 'roto')
