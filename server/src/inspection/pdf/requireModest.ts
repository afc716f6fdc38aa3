import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import { refuse } from '@portal/contract'
import { largestPicture } from './largestPicture.ts'
import { packedOf, type PdfObjects } from './readObjects.ts'
import { pictureFilters, unpack, type Allowance } from './unpack.ts'
import {
  isPicture,
  maxPageOperators,
  maxPicturePixels,
  maxStreamBytes,
  numbersOf,
  pixelsOf,
  scales,
  type Page,
} from './weighPages.ts'

/** A paper of a whole fleet has some hundred. */
const maxPages = 1_000
/** What a page's pictures have together, each as often as it is drawn. */
const maxPagePixels = 300_000_000
/** Pieces that a page is made of, each as often as it is drawn. */
const maxPagePieces = 200_000
/** Cells of patterns that a page is covered with. */
const maxPageCells = 200_000_000
/** Of a page that says no size, or none that is one: A4, in square points. */
const usualArea = 595 * 842
/** A picture's four colours in 8 bits. */
const maxPictureBytes = maxPicturePixels * 4
const maxDepth = 60

/** Of what a page takes, the most that one of them does. */
export interface Heaviest {
  operators: number
  cells: number
  pixels: number
}

/**
 * Refuses (1514) what swells when it is opened, what takes too long to draw, and what has no pages: looks at every stream,
 * then at every page.
 */
export async function requireModest(objects: PdfObjects, allowance: Allowance): Promise<Heaviest> {
  for (const object of objects.all)
    if (object instanceof PDFRawStream) await requireModestStream(object, objects, allowance)
  const pages = pagesIn(objects)
  if (pages.length === 0) throw refuse('FILE_UNREADABLE')
  const weigh = scales(objects, allowance)
  const most: Heaviest = { operators: 0, cells: 0, pixels: 0 }
  for (const page of pages) {
    const { pixels, pieces, operators, density } = await weigh(page)
    const cells = density * page.area
    if (pixels > maxPagePixels) throw refuse('PDF_TOO_MUCH')
    if (pieces > maxPagePieces || operators > maxPageOperators || cells > maxPageCells)
      throw refuse('PDF_TOO_MUCH_DRAWN')
    most.operators = Math.max(most.operators, operators)
    most.cells = Math.max(most.cells, cells)
    most.pixels = Math.max(most.pixels, pixels)
  }
  return most
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

/** What a page has from the tree above it. */
type Inherited = Pick<Page, 'resources' | 'area'>

function areaOf(box: PDFObject | undefined, objects: PdfObjects): number | undefined {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(box, objects)
  return Math.abs((right - left) * (top - bottom)) || undefined
}

/** Of every catalogue there is: which one counts depends on the reader. */
function pagesIn(objects: PdfObjects): Page[] {
  const pages: Page[] = []
  let visits = 0
  const walk = (node: PDFObject | undefined, inherited: Inherited, depth: number) => {
    if (!(node instanceof PDFDict)) return
    if (++visits > maxPages * 5 || depth > maxDepth) throw refuse('PDF_TOO_MUCH')
    const own = objects.get(node, 'Resources')
    const resources = own instanceof PDFDict ? own : inherited.resources
    const area = areaOf(objects.get(node, 'MediaBox'), objects) ?? inherited.area
    const kids = objects.get(node, 'Kids')
    if (kids instanceof PDFArray)
      for (const kid of kids.asArray()) walk(objects.resolve(kid), { resources, area }, depth + 1)
    else
      pages.push({
        contents: objects.get(node, 'Contents'),
        resources,
        area,
        annotations: objects.get(node, 'Annots'),
      })
  }
  for (const catalogue of cataloguesIn(objects)) {
    const before = pages.length
    walk(objects.get(catalogue, 'Pages'), { resources: undefined, area: usualArea }, 0)
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
