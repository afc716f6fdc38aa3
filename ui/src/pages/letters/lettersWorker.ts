import type { Codigo } from '@portal/contract/codigos.ts'
import { leerRenglones } from '@portal/contract/dorso.ts'
import { graymap, type Grises } from '@portal/contract/renglones.ts'
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { Asked, Begin, Said } from './messages.ts'

/**
 * A thread that makes letters out on pictures. As with the one that reads codes, its own script is answered with the policy
 * that lets WebAssembly be compiled, and it may reach nothing: the page sends it all that it needs.
 */

type Core = Awaited<ReturnType<typeof startCore>>
type Recogniser = InstanceType<Core['TessBaseAPI']>

/** Longest side of what is looked at, in pixels: letters of common size need as many. */
const longestSide = 2_200
/** Under it a page may lie another way round. */
const upright = 60
/** Less askew than this is straight, in radians. */
const leastAskew = 0.005
/** How a picture is looked at, as Tesseract counts: for how askew its lines lie, for its words, and as one row of signs. */
const [anyLayout, oneBlock, oneLine] = ['3', '6', '7']
/** Longest side of a picture on which the lines of a card are looked for, in pixels. */
const longestBack = 1_800

let begun: { core: Core; recogniser: Recogniser } | undefined

const begin = async ({ wasm, learnt }: Begin): Promise<void> => {
  const quiet = () => undefined
  const core = await startCore({
    wasmBinary: wasm,
    // It is here: nothing is fetched, from nowhere.
    locateFile: (file) => file,
    print: quiet,
    printErr: quiet,
  })
  core.FS.writeFile('./spa.traineddata', learnt)
  const recogniser = new core.TessBaseAPI()
  if (recogniser.Init(null, 'spa', 1, null) !== 0) throw new Error('what makes letters out did not begin')
  begun = { core, recogniser }
}

/** In grays, as large as its letters need, turned by quarters. */
const drawn = async (picture: ImageBitmap, quarters: number): Promise<Uint8Array> => {
  const scale = longestSide / Math.max(picture.width, picture.height)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const isLying = quarters % 2 === 1
  const canvas = new OffscreenCanvas(isLying ? height : width, isLying ? width : height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('a canvas without a context')
  context.filter = 'grayscale(1)'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return new Uint8Array(await blob.arrayBuffer())
}

const look = ({ core, recogniser }: NonNullable<typeof begun>, bytes: Uint8Array) => {
  core.FS.writeFile('/input', bytes)
  try {
    recogniser.SetVariable('tessedit_pageseg_mode', anyLayout)
    if (recogniser.SetImageFile(1, 0) === 1) throw new Error('no picture')
    recogniser.FindLines()
    const askew = recogniser.GetGradient()
    recogniser.SetVariable('tessedit_pageseg_mode', oneBlock)
    recogniser.SetImageFile(1, Math.abs(askew) >= leastAskew ? askew : 0)
    recogniser.Recognize(null)
    return { texto: recogniser.GetUTF8Text(), confianza: recogniser.MeanTextConf() }
  } finally {
    recogniser.Clear()
    core.FS.unlink('/input')
  }
}

const read = async (picture: ImageBitmap): Promise<string> => {
  if (!begun) throw new Error('asked before it began')
  let best = { texto: '', confianza: -1 }
  for (const quarters of [0, 2, 1, 3]) {
    const found = look(begun, await drawn(picture, quarters))
    if (found.confianza > best.confianza) best = found
    if (best.confianza >= upright) break
  }
  // What nobody can make out any way round is no text.
  return best.confianza >= upright ? best.texto : ''
}

/** Where no line of a card is, nothing is made out: that costs a tenth of a second. */
const readBack = async (picture: ImageBitmap, hoy: string): Promise<Codigo | undefined> => {
  if (!begun) throw new Error('asked before it began')
  const { core, recogniser } = begun
  const leer = (fila: Grises, letras: string): string => {
    core.FS.writeFile('/input', graymap(fila))
    try {
      recogniser.SetVariable('tessedit_pageseg_mode', oneLine)
      recogniser.SetVariable('tessedit_char_whitelist', letras)
      if (recogniser.SetImageFile(1, 0) === 1) throw new Error('no picture')
      recogniser.Recognize(null)
      return recogniser.GetUTF8Text()
    } finally {
      recogniser.SetVariable('tessedit_char_whitelist', '')
      recogniser.Clear()
      core.FS.unlink('/input')
    }
  }
  return leerRenglones(graysOf(picture), leer, hoy)
}

const graysOf = (picture: ImageBitmap): Grises => {
  const scale = Math.min(1, longestBack / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('a canvas without a context')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const bytes = new Uint8ClampedArray(width * height)
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0)
  return { bytes, width, height }
}

const say = (said: Said) => self.postMessage(said)

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('wasm' in data) {
    void begin(data).then(
      () => say('ready'),
      () => say('failed'),
    )
    return
  }
  const { picture, dorsoDe } = data
  void (
    dorsoDe === undefined
      ? read(picture).then((texto) => ({ texto }))
      : readBack(picture, dorsoDe).then((dorso) => ({ dorso }))
  )
    .then(say, () => say('failed'))
    .finally(() => picture.close())
})
