import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef, type PDFObject } from '@cantoo/pdf-lib'
import { refuse } from '@portal/contract'
import { numbersIn, PdfReader } from './PdfReader.ts'
import { unpack, type Allowance } from './unpack.ts'

/** All that any reader may find in a PDF, whichever of its tables it believes. */
export interface PdfObjects {
  /** Every object and trailer, also those that a later one replaces and those that stand within a stream. */
  all: PDFObject[]
  /** Every name in them. */
  names: ReadonlySet<string>
  /** The one that stands last under its number, and what isn't a reference itself. */
  resolve: (object: PDFObject | undefined) => PDFObject | undefined
  /** What stands under a key, resolved. */
  get: (dict: PDFDict, key: string) => PDFObject | undefined
  number: (dict: PDFDict, key: string) => number | undefined
}

const mostObjects = 300_000
/** Of one stream of objects, unpacked. */
const maxObjectBytes = 32_000_000

/**
 * Reads each thing that begins as an object does, wherever it stands: readers find them by tables that may name some and
 * not others, or by looking for all of them as here. Refuses what is there and can't be read.
 */
export async function readObjects(bytes: Buffer, allowance: Allowance): Promise<PdfObjects> {
  const text = bytes.toString('latin1')
  const reader = new PdfReader(bytes, numbersIn(text))
  const all: PDFObject[] = []
  const last = new Map<string, PDFObject>()
  /** Every name, also what stands between objects. */
  const names = reader.names
  let behind = 0
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    if (all.length > mostObjects) throw refuse('PDF_TOO_MUCH')
    const said = /(\d{1,10})\s+(\d{1,5})\s*$/.exec(text.slice(Math.max(0, index - 40), index))
    const within = index < behind
    if (!within) for (const name of namesIn(text.slice(behind, index))) names.add(name)
    try {
      const { object, end } = reader.readAt(index + word.length)
      all.push(object)
      if (within) continue
      behind = end
      if (said) last.set(PDFRef.of(Number(said[1]), Number(said[2])).tag, object)
    } catch {
      // Words within a text or a picture are no objects.
      if (!within && (said || word === 'trailer')) throw refuse('FILE_UNREADABLE')
    }
  }
  for (const name of namesIn(text.slice(behind))) names.add(name)
  const objects = lookIn(all, names, last)
  requireUnlocked(objects)
  for (const stream of [...all])
    if (stream instanceof PDFRawStream)
      for (const [tag, object] of await objectsOf(stream, objects, { names, allowance })) {
        all.push(object)
        if (!last.has(tag)) last.set(tag, object)
        if (all.length > mostObjects) throw refuse('PDF_TOO_MUCH')
      }
  requireUnlocked(objects)
  return objects
}

function lookIn(
  all: PDFObject[],
  names: ReadonlySet<string>,
  last: ReadonlyMap<string, PDFObject>,
): PdfObjects {
  const resolve = (object: PDFObject | undefined) => {
    let found = object
    for (let steps = 0; found instanceof PDFRef && steps < 16; steps++) found = last.get(found.tag)
    return found
  }
  const get = (dict: PDFDict, key: string) => resolve(dict.get(PDFName.of(key)))
  const number = (dict: PDFDict, key: string) => {
    const found = get(dict, key)
    return found instanceof PDFNumber ? found.asNumber() : undefined
  }
  return { all, names, resolve, get, number }
}

/** Whatever is in a locked one can't be told, so that is said first. */
function requireUnlocked({ all }: PdfObjects): void {
  for (const object of all) {
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    const locked = dict.get(PDFName.of('Encrypt'))
    if (locked instanceof PDFRef || locked instanceof PDFDict) throw refuse('PDF_LOCKED')
  }
}

/** What a stream of objects holds, by reference. */
async function objectsOf(
  stream: PDFRawStream,
  objects: PdfObjects,
  { names, allowance }: { names: Set<string>; allowance: Allowance },
): Promise<Map<string, PDFObject>> {
  const { dict } = stream
  const found = new Map<string, PDFObject>()
  const [count, first] = [objects.number(dict, 'N'), objects.number(dict, 'First')]
  const type = objects.get(dict, 'Type')
  // A profile of colours says by N how many it has; readers ask for both numbers, and not for the type.
  if (count === undefined || first === undefined) {
    if (type === PDFName.of('ObjStm')) throw refuse('FILE_UNREADABLE')
    return found
  }
  const { bytes, rest } = await unpack(packedOf(stream, objects), {
    maxBytes: maxObjectBytes,
    allowance,
    keep: true,
  })
  if (rest.length > 0) throw refuse('FILE_UNREADABLE')
  const head = Buffer.from(bytes.subarray(0, first)).toString('latin1').trim().split(/\s+/).map(Number)
  const reader = new PdfReader(bytes)
  try {
    for (let index = 0; index < Math.min(count, mostObjects); index++) {
      const [number, offset] = [head[index * 2], head[index * 2 + 1]]
      if (number === undefined || offset === undefined || Number.isNaN(number + offset))
        throw new Error('a stream of objects without its table')
      found.set(PDFRef.of(number, 0).tag, reader.readAt(first + offset).object)
    }
  } catch {
    throw refuse('FILE_UNREADABLE')
  } finally {
    for (const name of reader.names) names.add(name)
  }
  return found
}

/** Names as they are written, without their escapes. */
export function* namesIn(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(/\/([^\s/<>[\](){}%\0]+)/g))
    yield name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** How a stream is packed. A filter, and what it is told, may be named alone or in a list. */
export function packedOf({ dict, contents }: PDFRawStream, objects: PdfObjects) {
  const list = (...keys: string[]) => {
    const found = keys.map((key) => objects.get(dict, key)).find((object) => object !== undefined)
    return found instanceof PDFArray ? found.asArray().map(objects.resolve) : found ? [found] : []
  }
  return {
    contents,
    filters: list('Filter', 'F').map((name) =>
      name instanceof PDFName ? name.asString().slice(1) : 'unknown',
    ),
    parms: list('DecodeParms', 'DP').map((each) => (each instanceof PDFDict ? each : undefined)),
  }
}
