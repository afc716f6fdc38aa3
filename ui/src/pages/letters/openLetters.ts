import type { Codigo } from '@portal/contract/codigos.ts'
import wasmUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import learntUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url'
import LettersWorker from './lettersWorker.ts?worker'
import type { Asked, Look, Said } from './messages.ts'

/** A page takes two or three seconds, one that lies on its side four times as long. */
const patienceMs = 30_000

export interface LettersReader {
  /** What letters make out on a picture, '' where they make out nothing. One at a time. Fails where no reader can be had. */
  read: (picture: ImageBitmap, signal: AbortSignal) => Promise<string>
  /** What the lines for machines at the back of a card say, held against the day it is; nothing where there are none. */
  readBack: (picture: ImageBitmap, hoy: string, signal: AbortSignal) => Promise<Codigo | undefined>
  end: () => void
}

/** Opens a thread that makes letters out when there is a picture; it ends where one takes too long, and the next gets another. */
export const openLetters = (): LettersReader => {
  let thread: Promise<Thread> | undefined
  let ended = false
  const drop = (which: Promise<Thread>) => {
    if (thread === which) thread = undefined
    void which.then(
      ({ end }) => end(),
      () => undefined,
    )
  }
  const ask = async ({ picture, ...rest }: Look, signal: AbortSignal): Promise<Answer> => {
    if (ended) throw new Error('the reader has ended')
    const asking = (thread ??= startThread())
    const giveUp = () => drop(asking)
    signal.addEventListener('abort', giveUp)
    const impatience = setTimeout(giveUp, patienceMs)
    try {
      // It is sent away, and its sender still needs it.
      const copy = await createImageBitmap(picture)
      return await (await asking).ask({ picture: copy, ...rest })
    } catch (error) {
      drop(asking)
      throw error
    } finally {
      clearTimeout(impatience)
      signal.removeEventListener('abort', giveUp)
    }
  }
  return {
    async read(picture, signal) {
      const said = await ask({ picture }, signal)
      return 'texto' in said ? said.texto : ''
    },
    async readBack(picture, hoy, signal) {
      const said = await ask({ picture, dorsoDe: hoy }, signal)
      return 'dorso' in said ? said.dorso : undefined
    },
    end() {
      ended = true
      if (thread) drop(thread)
    },
  }
}

type Answer = Exclude<Said, string>

interface Thread {
  ask: (look: Look) => Promise<Answer>
  end: () => void
}

const fetched = async (url: string): Promise<Response> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('what makes letters out could not be fetched')
  return answer
}

const startThread = async (): Promise<Thread> => {
  // The thread may reach nothing: the page, which may not compile it, fetches it.
  const [wasm, learnt] = await Promise.all([
    fetched(wasmUrl).then((answer) => answer.arrayBuffer()),
    fetched(learntUrl).then(unpacked),
  ])
  const worker = new LettersWorker()
  let give: ((said: Said) => void) | undefined
  let over = false
  const end = () => {
    over = true
    worker.terminate()
    give?.('failed')
  }
  worker.onmessage = ({ data }: MessageEvent<Said>) => give?.(data)
  worker.onerror = end
  const ask = (asked: Asked, sent: Transferable[]) =>
    new Promise<Said>((resolve) => {
      give = resolve
      if (over) resolve('failed')
      else worker.postMessage(asked, sent)
    })
  if ((await ask({ wasm, learnt }, [wasm, learnt.buffer])) !== 'ready') {
    end()
    throw new Error('what makes letters out did not begin')
  }
  return {
    end,
    async ask(look) {
      const said = await ask(look, [look.picture])
      if (typeof said === 'string') throw new Error('no letters were made out')
      return said
    },
  }
}

const unpacked = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  if (!body) throw new Error('what was learnt is empty')
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}
