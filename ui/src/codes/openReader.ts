import type { CodigoCrudo } from '@portal/contract/giros.ts'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import CodesWorker from './codesWorker.ts?worker'
import type { Asked, Look, Said } from './messages.ts'

/** A chosen picture may take so long; a frame of a camera, of which there is another at once, as long as it says. */
const maxPatienceMs = 6_000
/** Beyond what the looks themselves may take: whatever is still at work then is out to harm. */
const graceMs = 4_000
/** Longest side of what is looked at, in pixels: a code a third as wide still has two for each of its bars. */
const longestSide = 1_600
/** What a phone's camera makes has a tenth of it. */
const maxBytes = 40_000_000

export interface CodesReader {
  /** The codes of a picture, none where there are none that can be read. One at a time. Fails where no reader can be had. */
  read: (
    source: Blob | ImageBitmapSource,
    how: { pdf417?: boolean; qr?: boolean; patienceMs?: number; upTo?: number },
  ) => Promise<CodigoCrudo[]>
  end: () => void
}

/** Opens a thread that reads codes, and ends it when it takes too long; the next picture gets another. */
export const openReader = (): CodesReader => {
  let thread: Thread | undefined
  let ended = false
  let turn: Promise<unknown> = Promise.resolve()
  const readNow: CodesReader['read'] = async (
    source,
    { pdf417 = false, qr = false, patienceMs = maxPatienceMs, upTo = 27 },
  ) => {
    if (ended) throw new Error('the reader has ended')
    thread ??= startThread()
    const asking = thread
    await asking.ready
    const picture = await pictureOf(source)
    try {
      return await asking.ask({ picture, pdf417, qr, patienceMs, upTo })
    } catch (error) {
      asking.end()
      if (thread === asking) thread = undefined
      throw error
    }
  }
  return {
    read(source, how) {
      const answered = turn.then(() => readNow(source, how))
      turn = answered.catch(() => undefined)
      return answered
    },
    end() {
      ended = true
      thread?.end()
    },
  }
}

/** Not larger than it has to be, upright as the camera meant it. */
const pictureOf = async (source: Blob | ImageBitmapSource): Promise<ImageBitmap> => {
  if (source instanceof Blob && source.size > maxBytes) throw new Error('a picture that is too large')
  const whole = await createImageBitmap(source, { imageOrientation: 'from-image' })
  const scale = longestSide / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}

interface Thread {
  ready: Promise<void>
  ask: (look: Look) => Promise<CodigoCrudo[]>
  end: () => void
}

const startThread = (): Thread => {
  const worker = new CodesWorker()
  let give: ((said: Said) => void) | undefined
  let ended = false
  const end = () => {
    ended = true
    worker.terminate()
    give?.('failed')
  }
  worker.onmessage = ({ data }: MessageEvent<Said>) => give?.(data)
  worker.onerror = end
  const hear = () =>
    new Promise<Said>((resolve) => {
      give = resolve
      if (ended) resolve('failed')
    })
  const send = (asked: Asked) => worker.postMessage(asked, 'wasm' in asked ? [asked.wasm] : [asked.picture])

  const begin = async () => {
    // The thread may reach nothing: the page, which may not compile it, fetches it.
    const answer = await fetch(wasmUrl)
    if (!answer.ok) throw new Error('what reads codes could not be fetched')
    const wasm = await answer.arrayBuffer()
    const said = hear()
    send({ wasm })
    if ((await said) !== 'ready') throw new Error('what reads codes did not begin')
  }
  const ready = begin()
  ready.catch(end)
  return {
    ready,
    end,
    async ask(look) {
      const said = hear()
      const impatience = setTimeout(end, look.patienceMs + graceMs)
      send(look)
      const answer = await said
      clearTimeout(impatience)
      if (typeof answer === 'string') throw new Error('codes were not read')
      return answer.codes
    },
  }
}
