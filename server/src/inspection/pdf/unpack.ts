import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { decodePDFRawStream, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { Refusal, refuse } from '@portal/contract'

/** What a filter is called, by the short name that readers know too. */
const shortNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
}
const packings = new Set(Object.values(shortNames))

/** Those that make pictures of their bytes, and are no packing. */
export const pictureFilters: ReadonlySet<string> = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'JBIG2Decode',
  'CCITTFaxDecode',
  'CCF',
])

/** How much may come out of all the streams of a file; what goes over it is refused, with no more than that unpacked. */
export class Allowance {
  private left: number

  constructor(bytes: number) {
    this.left = bytes
  }

  take(bytes: number): void {
    this.left -= bytes
    if (this.left < 0) throw refuse('PDF_TOO_MUCH')
  }
}

interface Packed {
  contents: Uint8Array
  /** In the order in which they are taken off. */
  filters: readonly string[]
  parms: readonly (PDFDict | undefined)[]
}

interface Unpacked {
  bytes: Uint8Array
  /** What a picture's bytes are still packed by, or nobody knows. */
  rest: readonly string[]
}

interface How {
  /** Of what each filter gives. */
  maxBytes: number
  allowance: Allowance
  /** Bytes of pictures, and others that nobody reads, are only counted: there may be many. */
  keep: boolean
}

/** Takes off the filters that pack. What is broken gives what came out before it broke, as readers show it. */
export async function unpack({ contents, filters, parms }: Packed, how: How): Promise<Unpacked> {
  let bytes = contents
  const names = filters.map((name) => shortNames[name] ?? name)
  for (const [index, name] of names.entries()) {
    if (!packings.has(name)) return { bytes, rest: names.slice(index) }
    const keep = how.keep || index < names.length - 1
    const one = { name, bytes, parms: parms[index], how: { ...how, keep } }
    bytes = (name === 'FlateDecode' ? await inflate(one) : undefined) ?? decode(one)
  }
  return { bytes, rest: [] }
}

interface One {
  name: string
  bytes: Uint8Array
  parms: PDFDict | undefined
  how: How
}

/** Nothing for what zlib doesn't take: readers are less strict. */
async function inflate({ bytes, how }: One): Promise<Uint8Array | undefined> {
  const taken = taker(how)
  try {
    for await (const chunk of Readable.from([bytes]).pipe(createInflate())) taken.take(chunk as Buffer) // of bytes
  } catch (error) {
    if (isZlibs(error)) return undefined
    throw error
  }
  return taken.all()
}

const isZlibs = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')

const blockBytes = 65_536

function decode({ name, bytes, parms, how }: One): Uint8Array {
  const context = PDFContext.create()
  const dict = PDFDict.withContext(context)
  dict.set(PDFName.of('Filter'), PDFName.of(name))
  if (parms) dict.set(PDFName.of('DecodeParms'), parms)
  const taken = taker(how)
  try {
    const stream = decodePDFRawStream(PDFRawStream.of(dict, bytes))
    // Block by block, and as much of each as there is.
    for (;;) {
      const block = stream.getBytes(blockBytes)
      taken.take(Uint8Array.from(block))
      if (block.length < blockBytes) break
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
  }
  return taken.all()
}

function taker({ maxBytes, allowance, keep }: How) {
  const kept: Uint8Array[] = []
  let size = 0
  return {
    take(chunk: Uint8Array) {
      size += chunk.length
      if (size > maxBytes) throw refuse('PDF_TOO_MUCH')
      allowance.take(chunk.length)
      if (keep) kept.push(chunk)
    },
    all: () => Buffer.concat(kept),
  }
}
