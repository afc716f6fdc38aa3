import { PDFName, PDFParser, PDFRef, type PDFDict, type PDFObject, type Position } from '@cantoo/pdf-lib'

/** Reads single objects where it is told that one begins, and remembers every name it met on the way. */
export class PdfReader extends PDFParser {
  /** Without their escapes; also keys that a second one of the same dictionary hides, and what stands in a broken object. */
  readonly names = new Set<string>()
  private readonly whole: Uint8Array
  private readonly lengths: ReadonlyMap<string, number>
  private dict: PDFDict | undefined

  /** `lengths` are numbers that are objects of their own, by reference: streams say their length by one. */
  constructor(bytes: Uint8Array, lengths: ReadonlyMap<string, number> = new Map()) {
    super(bytes)
    this.whole = bytes
    this.lengths = lengths
  }

  /** Throws on what is no object. */
  readAt(offset: number): { object: PDFObject; end: number } {
    this.bytes.moveTo(offset)
    const object = this.parseObject()
    return { object, end: this.bytes.offset() }
  }

  protected override parseName(): PDFName {
    const name = super.parseName()
    this.names.add(name.asString().slice(1))
    return name
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.dict = super.parseDict(ref)
    return this.dict
  }

  /** The library looks for the word that ends a stream, which may stand within it, where its length is said elsewhere. */
  protected override findEndOfStreamFallback(start: Position): number {
    const from = this.bytes.offset()
    const said = this.dict?.get(PDFName.of('Length'))
    const length = said instanceof PDFRef ? this.lengths.get(said.tag) : undefined
    if (length !== undefined && this.endsAt(from + length)) return from + length
    this.bytes.moveTo(from)
    return super.findEndOfStreamFallback(start)
  }

  private endsAt(offset: number): boolean {
    const after = Buffer.from(this.whole.buffer, this.whole.byteOffset + offset, 16)
    const [word] = /^\s*endstream/.exec(after.toString('latin1')) ?? []
    if (word !== undefined) this.bytes.moveTo(offset + word.length)
    return word !== undefined
  }
}

/** Numbers that are objects of their own. */
export function numbersIn(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [, number, generation, value] of text.matchAll(
    /(\d{1,10})\s+(\d{1,5})\s+obj\s+(\d{1,10})\s+endobj/g,
  ))
    found.set(PDFRef.of(Number(number), Number(generation)).tag, Number(value))
  return found
}
