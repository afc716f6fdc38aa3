import type { Asked, Said } from './messages.ts'
import PdfWorker from './pdfWorker.ts?worker'

/** A page takes a tenth of a second, a dense map two. */
const maxDrawMs = 4_000

type Heard = Said | 'late'

export interface PdfThread {
  /** Its answer; `late` after `maxDrawMs`, which ends it. One thing is asked at a time. */
  ask: (asked: Asked) => Promise<Heard>
  end: () => void
}

/** A thread for one PDF, that ends where something takes too long in it. */
export const startPdfThread = (): PdfThread => {
  const worker = new PdfWorker()
  const { port1: port, port2 } = new MessageChannel()
  let give: ((said: Heard) => void) | undefined
  let ended: 'failed' | 'late' | undefined
  const end = (how: 'failed' | 'late') => {
    ended ??= how
    worker.terminate()
    port.close()
    give?.(how)
  }
  const next = () =>
    new Promise<Heard>((resolve) => {
      give = resolve
      if (ended) resolve(ended)
    })
  port.onmessage = ({ data }: MessageEvent<Said>) => give?.(data)
  worker.onerror = () => end('failed')
  const ready = next()
  worker.postMessage(port2, [port2])
  return {
    end: () => end('failed'),
    async ask(asked) {
      await ready
      const said = next()
      const impatience = setTimeout(() => end('late'), maxDrawMs)
      if (ended === undefined) port.postMessage(asked, asked.ask === 'open' ? [asked.bytes.buffer] : [])
      const answer = await said
      clearTimeout(impatience)
      return answer
    },
  }
}
