import { buscarCodigos, type CodigoCrudo } from '@portal/contract/giros.ts'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Asked, Look, Said } from './messages.ts'

/**
 * A thread that reads codes. Its own script is the one answer of the server whose policy lets WebAssembly be compiled, and
 * it may reach nothing: the page sends it the reader and the pictures.
 */

const formatOf: Readonly<Record<string, CodigoCrudo['formato']>> = {
  PDF417: 'PDF417',
  pdf417: 'PDF417',
  QRCode: 'QR',
  qr_code: 'QR',
}

/** The browser's own reader, where it has one; the types of browsers know none yet. */
interface NativeDetector {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string; format: string }[]>
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

const nativeFor = async (formats: readonly string[]): Promise<NativeDetector | undefined> => {
  // The types of browsers have no such name.
  const { BarcodeDetector: Detector } = self as unknown as { BarcodeDetector?: NativeDetectors }
  if (!Detector) return undefined
  try {
    const known = await Detector.getSupportedFormats()
    return formats.every((each) => known.includes(each)) ? new Detector({ formats }) : undefined
  } catch {
    return undefined
  }
}

/** All that the browser itself finds; what it finds is right, what it doesn't may be there. */
const readNatively = async ({ picture, pdf417, qr }: Look): Promise<CodigoCrudo[]> => {
  const detector = await nativeFor([...(pdf417 ? ['pdf417'] : []), ...(qr ? ['qr_code'] : [])])
  const found = (await detector?.detect(picture).catch(() => [])) ?? []
  return found.flatMap(({ rawValue, format }) => {
    const formato = formatOf[format]
    return formato ? [{ formato, texto: rawValue, inclinacion: 0 }] : []
  })
}

const turned = (picture: ImageBitmap, degrees: number): ImageData => {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('a canvas without a context')
  context.fillStyle = '#808080'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

const look = async (asked: Look): Promise<CodigoCrudo[]> => {
  const { picture, pdf417, qr, patienceMs, upTo } = asked
  const native = await readNatively(asked)
  if (native.length > 0) return native
  const until = performance.now() + patienceMs
  const read = async (degrees: number): Promise<CodigoCrudo[]> => {
    const found = await readBarcodes(turned(picture, degrees), {
      formats: [...(pdf417 ? (['PDF417'] as const) : []), ...(qr ? (['QRCode'] as const) : [])],
      tryInvert: false,
      tryRotate: degrees === 0,
      maxNumberOfSymbols: 4,
    })
    return found.flatMap(({ text, format, isValid, rotation }) => {
      const formato = formatOf[format]
      return formato && isValid ? [{ formato, texto: text, inclinacion: rotation }] : []
    })
  }
  return buscarCodigos(read, { pdf417, sigue: () => performance.now() < until, hasta: upTo })
}

const say = (said: Said) => self.postMessage(said)

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('wasm' in data) {
    void prepareZXingModule({
      // It is here: nothing is fetched, from nowhere.
      overrides: { wasmBinary: data.wasm, locateFile: (file: string) => file },
      fireImmediately: true,
    }).then(
      () => say('ready'),
      () => say('failed'),
    )
    return
  }
  void look(data)
    .then(
      (codes) => say({ codes }),
      () => say('failed'),
    )
    .finally(() => data.picture.close())
})
