import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import { refuse } from '@portal/contract'
import { namesIn, packedOf, type PdfObjects } from './readObjects.ts'
import { largestPicture } from './largestPicture.ts'
import { pictureFilters, unpack, type Allowance } from './unpack.ts'

/** A paper of a whole fleet has some hundred. */
const maxPages = 1_000
/** An A3 page scanned with 600 dots an inch has 70 million. */
const maxPicturePixels = 75_000_000
/** What a page's pictures have together, each as often as it is drawn. */
const maxPagePixels = 300_000_000
/** Pieces that a page is made of, each as often as it is drawn. */
const maxPagePieces = 200_000
/** Of what no picture is. */
const maxStreamBytes = 64_000_000
/** A picture's four colours in 8 bits. */
const maxPictureBytes = maxPicturePixels * 4
const maxDepth = 60

/** Refuses (1514) what swells when it is opened, and what has no pages: looks at every stream, then at every page. */
export async function requireModest(objects: PdfObjects, allowance: Allowance): Promise<void> {
  for (const object of objects.all)
    if (object instanceof PDFRawStream) await requireModestStream(object, objects, allowance)
  const pages = pagesIn(objects)
  if (pages.length === 0) throw refuse('FILE_UNREADABLE')
  const weigh = scales(objects, allowance)
  for (const page of pages) {
    const { pixels, pieces } = await weigh(page)
    if (pixels > maxPagePixels || pieces > maxPagePieces) throw refuse('PDF_TOO_MUCH')
  }
}

async function requireModestStream(stream: PDFRawStream, objects: PdfObjects, allowance: Allowance) {
  const packed = packedOf(stream, objects)
  const picture = isPicture(stream.dict, objects)
  // A picture's filter bounds what it gives by the picture's size alone.
  if (!picture && packed.filters.some((name) => pictureFilters.has(name))) throw refuse('FILE_UNREADABLE')
  if (picture && pixelsOf(stream.dict, objects) > maxPicturePixels) throw refuse('PDF_TOO_MUCH')
  const looked = packed.filters.some((name) => pictureFilters.has(name))
  const { bytes } = await unpack(packed, {
    maxBytes: picture ? maxPictureBytes : maxStreamBytes,
    allowance,
    keep: looked,
  })
  if (looked && largestPicture(bytes) > maxPicturePixels) throw refuse('PDF_TOO_MUCH')
}

const isPicture = (dict: PDFDict, objects: PdfObjects) => objects.get(dict, 'Subtype') === PDFName.of('Image')

const pixelsOf = (dict: PDFDict, objects: PdfObjects) =>
  (objects.number(dict, 'Width') ?? objects.number(dict, 'W') ?? 0) *
  (objects.number(dict, 'Height') ?? objects.number(dict, 'H') ?? 0)

interface Page {
  contents: PDFObject | undefined
  resources: PDFDict | undefined
}

/** Of every catalogue there is: which one counts depends on the reader. */
function pagesIn(objects: PdfObjects): Page[] {
  const pages: Page[] = []
  let visits = 0
  const walk = (node: PDFObject | undefined, inherited: PDFDict | undefined, depth: number) => {
    if (!(node instanceof PDFDict)) return
    if (++visits > maxPages * 5 || depth > maxDepth) throw refuse('PDF_TOO_MUCH')
    const own = objects.get(node, 'Resources')
    const resources = own instanceof PDFDict ? own : inherited
    const kids = objects.get(node, 'Kids')
    if (kids instanceof PDFArray)
      for (const kid of kids.asArray()) walk(objects.resolve(kid), resources, depth + 1)
    else pages.push({ contents: objects.get(node, 'Contents'), resources })
  }
  for (const catalogue of cataloguesIn(objects)) {
    const before = pages.length
    walk(objects.get(catalogue, 'Pages'), undefined, 0)
    if (pages.length - before > maxPages) throw refuse('PDF_TOO_MUCH')
  }
  return pages
}

function cataloguesIn(objects: PdfObjects): Set<PDFDict> {
  const found = new Set<PDFDict>()
  for (const object of objects.all) {
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    const root = dict.get(PDFName.of('Root'))
    const resolved = root instanceof PDFRef ? objects.resolve(root) : undefined
    if (resolved instanceof PDFDict) found.add(resolved)
  }
  return found
}

interface Weight {
  pixels: number
  pieces: number
}

const nothing: Weight = { pixels: 0, pieces: 0 }
const sum = (one: Weight, other: Weight, times = 1): Weight => ({
  pixels: one.pixels + other.pixels * times,
  pieces: one.pieces + other.pieces * times,
})

/** How much drawing a page takes: a piece may be made of pieces, each of them drawn many times. */
function scales(objects: PdfObjects, allowance: Allowance): (page: Page) => Promise<Weight> {
  const known = new Map<PDFRawStream, Weight | 'being weighed'>()

  async function weighStream(
    stream: PDFRawStream,
    resources: PDFDict | undefined,
    depth: number,
  ): Promise<Weight> {
    const before = known.get(stream)
    if (before === 'being weighed' || depth > maxDepth) throw refuse('PDF_TOO_MUCH')
    if (before) return before
    known.set(stream, 'being weighed')
    const weight = await weighContents(stream, resources, depth)
    known.set(stream, weight)
    return weight
  }

  async function weighContents(stream: PDFRawStream, resources: PDFDict | undefined, depth: number) {
    const { bytes } = await unpack(packedOf(stream, objects), {
      maxBytes: maxStreamBytes,
      allowance,
      keep: true,
    })
    const text = Buffer.from(bytes).toString('latin1')
    let weight = { pieces: 0, pixels: inlinePixels(text) }
    const pieces = resources && objects.get(resources, 'XObject')
    if (!(pieces instanceof PDFDict)) return weight
    for (const [name, times] of countNames(text)) {
      const piece = objects.get(pieces, name)
      if (!(piece instanceof PDFRawStream)) continue
      weight = sum(weight, await weighPiece(piece, resources, depth), times)
    }
    return weight
  }

  async function weighPiece(
    piece: PDFRawStream,
    inherited: PDFDict | undefined,
    depth: number,
  ): Promise<Weight> {
    if (isPicture(piece.dict, objects)) return { pieces: 1, pixels: pixelsOf(piece.dict, objects) }
    const own = objects.get(piece.dict, 'Resources')
    return sum(
      { pieces: 1, pixels: 0 },
      await weighStream(piece, own instanceof PDFDict ? own : inherited, depth + 1),
    )
  }

  return async ({ contents, resources }) => {
    const streams = contents instanceof PDFArray ? contents.asArray().map(objects.resolve) : [contents]
    let weight = nothing
    for (const stream of streams)
      if (stream instanceof PDFRawStream) weight = sum(weight, await weighStream(stream, resources, 0))
    return weight
  }
}

/** However they are used: what isn't drawn by its name has no name of a piece. */
function countNames(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const name of namesIn(text)) found.set(name, (found.get(name) ?? 0) + 1)
  return found
}

/** Of pictures that stand among what is drawn. */
function inlinePixels(text: string): number {
  let pixels = 0
  for (const [, said = ''] of text.matchAll(/\bBI\b([^]{4,400}?)\bID\b/g)) {
    const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0)
    const own = number(/\/W(?:idth)?\s+(\d{1,9})/) * number(/\/H(?:eight)?\s+(\d{1,9})/)
    if (own > maxPicturePixels) throw refuse('PDF_TOO_MUCH')
    pixels += own
  }
  return pixels
}
