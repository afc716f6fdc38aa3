import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { refuse } from '@portal/contract'
import { readContents } from './readContents.ts'
import { namesIn, packedOf, type PdfObjects } from './readObjects.ts'
import { unpack, type Allowance } from './unpack.ts'

/** An A3 page scanned with 600 dots an inch has 70 million. */
export const maxPicturePixels = 75_000_000
/** Of what no picture is. */
export const maxStreamBytes = 64_000_000
/** What a page is drawn by, in one piece or another, each as often as it is. */
export const maxPageOperators = 2_000_000
/** A viewer draws a pattern's cell on a canvas of its own, at most this large. */
const maxCellPixels = 9_000_000
const maxDepth = 60

export interface Page {
  contents: PDFObject | undefined
  resources: PDFDict | undefined
  /** In square points. */
  area: number
  annotations: PDFObject | undefined
}

/** What drawing something takes; what it is made of counts as often as it is drawn. */
interface Weight {
  pixels: number
  pieces: number
  operators: number
  /** Cells of patterns on each square point. */
  density: number
  /** How often something is painted in the colour that was set before it: a pattern, where that was one. */
  bare: number
}

/** Also what is left for whatever comes after it on the page. */
interface Weighed extends Weight {
  left: Paint
}

/** What painting once in the colour at hand takes; `undefined` is the colour that was set before. */
type Paint = Weight | undefined

const nothing: Weight = { pixels: 0, pieces: 0, operators: 0, density: 0, bare: 0 }
const sum = (one: Weight, other: Weight, times = 1): Weight => ({
  pixels: one.pixels + other.pixels * times,
  pieces: one.pieces + other.pieces * times,
  operators: one.operators + other.operators * times,
  density: one.density + other.density * times,
  bare: one.bare + other.bare * times,
})
const heavier = (one: Weight, other: Weight): Weight => ({
  pixels: Math.max(one.pixels, other.pixels),
  pieces: Math.max(one.pieces, other.pieces),
  operators: Math.max(one.operators, other.operators),
  density: Math.max(one.density, other.density),
  bare: Math.max(one.bare, other.bare),
})
/** Something drawn in the colour that was set before it. */
const painted = (weight: Weight, colour: Paint): Weight =>
  colour ? sum({ ...weight, bare: 0 }, colour, weight.bare) : weight

const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh'])
const strokes = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])
const shows = new Set(['Tj', 'TJ', "'", '"'])
const plainFill = new Set(['g', 'rg', 'k', 'cs', 'sc'])
const plainStroke = new Set(['G', 'RG', 'K', 'CS', 'SC'])

export const isPicture = (dict: PDFDict, objects: PdfObjects) =>
  objects.get(dict, 'Subtype') === PDFName.of('Image')
export const pixelsOf = (dict: PDFDict, objects: PdfObjects) =>
  (objects.number(dict, 'Width') ?? objects.number(dict, 'W') ?? 0) *
  (objects.number(dict, 'Height') ?? objects.number(dict, 'H') ?? 0)

/** How much drawing a page takes: its contents, its annotations, and the pieces, patterns, letters and masks that they name. */
export function scales(objects: PdfObjects, allowance: Allowance): (page: Page) => Promise<Weight> {
  const known = new Map<PDFRawStream, Weighed | 'being weighed'>()
  const among = (resources: PDFDict | undefined, kind: string, name: string): PDFObject | undefined => {
    const all = resources && objects.get(resources, kind)
    return all instanceof PDFDict ? objects.get(all, name) : undefined
  }

  async function weighStream(
    stream: PDFRawStream,
    inherited: PDFDict | undefined,
    depth: number,
  ): Promise<Weighed> {
    const before = known.get(stream)
    if (before === 'being weighed' || depth > maxDepth) throw refuse('PDF_TOO_MUCH')
    if (before) return before
    known.set(stream, 'being weighed')
    const own = objects.get(stream.dict, 'Resources')
    const weight = await weighContents(stream, own instanceof PDFDict ? own : inherited, depth)
    known.set(stream, weight)
    return weight
  }

  async function weighContents(
    stream: PDFRawStream,
    resources: PDFDict | undefined,
    depth: number,
  ): Promise<Weighed> {
    const { bytes } = await unpack(packedOf(stream, objects), {
      maxBytes: maxStreamBytes,
      allowance,
      keep: true,
    })
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    const named = await weighNamed(new Set(namesIn(text)), resources, depth)
    let weight: Weight = { ...nothing, pixels: inlinePixels(text) }
    let now: { fill: Paint; stroke: Paint; glyph: Weight } = {
      fill: undefined,
      stroke: undefined,
      glyph: nothing,
    }
    const kept: (typeof now)[] = []
    const add = (other: Weight, times = 1) => (weight = sum(weight, other, times))
    const once: Weight = { ...nothing, bare: 1 }
    readContents(bytes, (operator, { name = '', shown }) => {
      // What goes on for long is not read to its end.
      if (++weight.operators > maxPageOperators) throw refuse('PDF_TOO_MUCH_DRAWN')
      if (operator === 'q') kept.push({ ...now })
      else if (operator === 'Q') now = kept.pop() ?? now
      else if (operator === 'Do') add(painted(named.pieces.get(name) ?? nothing, now.fill))
      else if (operator === 'scn') now.fill = named.patterns.get(name) ?? nothing
      else if (operator === 'SCN') now.stroke = named.patterns.get(name) ?? nothing
      else if (plainFill.has(operator)) now.fill = nothing
      else if (plainStroke.has(operator)) now.stroke = nothing
      else if (operator === 'Tf') now.glyph = named.glyphs.get(name) ?? nothing
      else if (operator === 'gs') add(named.masks.get(name) ?? nothing)
      else {
        const showing = shows.has(operator)
        if (showing && now.glyph !== nothing) add(painted(now.glyph, now.fill), shown)
        if ((showing || fills.has(operator)) && now.fill !== nothing) add(painted(once, now.fill))
        if ((showing || strokes.has(operator)) && now.stroke !== nothing) add(painted(once, now.stroke))
      }
    })
    return { ...weight, left: now.fill }
  }

  /** What a stream names, each kind among those of its own. */
  async function weighNamed(names: ReadonlySet<string>, resources: PDFDict | undefined, depth: number) {
    const all = async (kind: string, weigh: (found: PDFObject) => Promise<Weight | undefined>) => {
      const weights = new Map<string, Weight>()
      for (const name of names) {
        const found = among(resources, kind, name)
        const weight = found && (await weigh(found))
        if (weight) weights.set(name, weight)
      }
      return weights
    }
    const within = depth + 1
    return {
      pieces: await all('XObject', (piece) => weighPiece(piece, resources, within)),
      patterns: await all('Pattern', (pattern) => weighPattern(pattern, resources, within)),
      glyphs: await all('Font', (font) => weighGlyph(font, resources, within)),
      masks: await all('ExtGState', (state) => weighMask(state, resources, within)),
    }
  }

  async function weighPiece(piece: PDFObject, inherited: PDFDict | undefined, depth: number) {
    if (!(piece instanceof PDFRawStream)) return undefined
    if (isPicture(piece.dict, objects))
      return { ...nothing, pieces: 1, pixels: pixelsOf(piece.dict, objects), bare: 1 }
    return sum({ ...nothing, pieces: 1 }, await weighStream(piece, inherited, depth))
  }

  /** Of painting with it once: viewers draw the cell anew, and again for each step that is shorter than the cell. */
  async function weighPattern(pattern: PDFObject, inherited: PDFDict | undefined, depth: number) {
    if (!(pattern instanceof PDFRawStream)) return undefined
    const cell = await weighStream(pattern, inherited, depth)
    const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(objects.get(pattern.dict, 'BBox'), objects)
    const [a = 1, b = 0, c = 0, d = 1] = numbersOf(objects.get(pattern.dict, 'Matrix'), objects)
    const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)]
    const step = (key: string, whole: number) =>
      Math.abs(objects.number(pattern.dict, key) ?? 0) || whole || 1
    const [across, up] = [step('XStep', width), step('YStep', height)]
    const grown = Math.abs(a * d - b * c)
    const overlaps = (1 + Math.floor(width / across)) * (1 + Math.floor(height / up))
    return {
      ...cell,
      bare: 0,
      operators: cell.operators + overlaps,
      pixels: cell.pixels + Math.min(width * height * grown, maxCellPixels),
      density: cell.density + 1 / (across * up * grown),
    }
  }

  /** Each letter of such a font is drawn as a page is; the heaviest counts for all. */
  async function weighGlyph(font: PDFObject, inherited: PDFDict | undefined, depth: number) {
    const procs = font instanceof PDFDict ? objects.get(font, 'CharProcs') : undefined
    if (!(font instanceof PDFDict) || !(procs instanceof PDFDict)) return undefined
    const own = objects.get(font, 'Resources')
    let heaviest = nothing
    for (const proc of procs.values()) {
      const glyph = objects.resolve(proc)
      if (!(glyph instanceof PDFRawStream)) continue
      const weight = await weighStream(glyph, own instanceof PDFDict ? own : inherited, depth)
      heaviest = heavier(heaviest, weight)
    }
    return heaviest
  }

  async function weighMask(state: PDFObject, inherited: PDFDict | undefined, depth: number) {
    const mask = state instanceof PDFDict ? objects.get(state, 'SMask') : undefined
    const group = mask instanceof PDFDict ? objects.get(mask, 'G') : undefined
    return group && weighPiece(group, inherited, depth)
  }

  /** How an annotation looks; where it looks in several ways, all of them. */
  async function weighAnnotation(annotation: PDFObject | undefined): Promise<Weight> {
    const looks = annotation instanceof PDFDict ? objects.get(annotation, 'AP') : undefined
    const normal = looks instanceof PDFDict ? objects.get(looks, 'N') : undefined
    const all = normal instanceof PDFDict ? normal.values().map(objects.resolve) : [normal]
    let weight = nothing
    for (const look of all) if (look) weight = sum(weight, (await weighPiece(look, undefined, 0)) ?? nothing)
    return weight
  }

  return async ({ contents, resources, annotations }) => {
    const streams = contents instanceof PDFArray ? contents.asArray().map(objects.resolve) : [contents]
    let weight = nothing
    let colour: Paint = nothing
    for (const stream of streams) {
      if (!(stream instanceof PDFRawStream)) continue
      const { left, ...next } = await weighStream(stream, resources, 0)
      weight = sum(weight, painted(next, colour))
      colour = left ?? colour
    }
    if (annotations instanceof PDFArray)
      for (const annotation of annotations.asArray())
        weight = sum(weight, await weighAnnotation(objects.resolve(annotation)))
    return weight
  }
}

export function numbersOf(list: PDFObject | undefined, objects: PdfObjects): number[] {
  if (!(list instanceof PDFArray)) return []
  return list
    .asArray()
    .map(objects.resolve)
    .flatMap((each) => (each instanceof PDFNumber ? [each.asNumber()] : []))
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
