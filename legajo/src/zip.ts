import { parteDe, type Fuente } from './fuente.ts'

/**
 * A legajo's ZIP, read strictly: exactly as Portal writes one, with nothing compressed, no dates, no comments, no gaps and
 * nothing behind its end, so that each of its bytes is content that is hashed or has one value alone. Programs that open
 * ZIPs forgive much, and two of them may see different files in one. See docs/decisions/0135.
 */

export interface EntradaZip {
  camino: string
  fuente: Fuente
  /** Where its bytes begin in the ZIP. */
  desde: number
}

/** `cortado`: its end is missing. `otro`: a ZIP that somebody else wrote, or none at all. `forma`: one of ours, and a byte of its frame is another. */
export type ProblemaZip = 'cortado' | 'otro' | 'forma'

interface ZipLeido {
  entradas: EntradaZip[]
  problema: ProblemaZip | undefined
}

const ends = { signature: 0x06054b50, bytes: 22 }
const central = { signature: 0x02014b50, bytes: 46 }
const local = { signature: 0x04034b50, bytes: 30 }
const descriptor = { signature: 0x08074b50, bytes: 16 }

/** More entries than a ZIP of 4 GB counts are never written. */
const maxDirectoryBytes = 64_000_000

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const nothing = (problema: ProblemaZip): ZipLeido => ({ entradas: [], problema })

export async function leerZip(zip: Fuente): Promise<ZipLeido> {
  const begins = view(await zip.leer(0, 4))
  if (begins.byteLength < 4 || begins.getUint32(0, true) !== local.signature) return nothing('otro')
  if (zip.bytes < ends.bytes) return nothing('cortado')
  const end = view(await zip.leer(zip.bytes - ends.bytes, zip.bytes))
  if (end.byteLength !== ends.bytes || end.getUint32(0, true) !== ends.signature) return nothing('cortado')
  const [count, size, from] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)]
  if (from + size + ends.bytes !== zip.bytes || size > maxDirectoryBytes) return nothing('otro')
  const directory = await zip.leer(from, from + size)
  if (directory.length !== size) return nothing('cortado')
  return readEntries(zip, directory, { count, from, disks: end.getUint32(4, true), end })
}

interface Directory {
  count: number
  from: number
  disks: number
  end: DataView
}

async function readEntries(
  zip: Fuente,
  directory: Uint8Array,
  { count, from, disks, end }: Directory,
): Promise<ZipLeido> {
  const entradas: EntradaZip[] = []
  const names = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let asWritten = disks === 0 && end.getUint16(8, true) === count && end.getUint16(20, true) === 0
  let at = 0
  let next = 0
  for (let n = 0; n < count; n++) {
    const head = view(directory.subarray(at, at + central.bytes))
    if (head.byteLength !== central.bytes || head.getUint32(0, true) !== central.signature)
      return { entradas, problema: 'otro' }
    const entry = {
      crc: head.getUint32(16, true),
      bytes: head.getUint32(24, true),
      name: directory.subarray(at + central.bytes, at + central.bytes + head.getUint16(28, true)),
      offset: head.getUint32(42, true),
    }
    // Bytes that are stored as they are: whatever else stands there is for a program that unpacks.
    if (head.getUint16(10, true) !== 0) return { entradas, problema: 'otro' }
    const extra = head.getUint16(30, true) + head.getUint16(32, true)
    const written = centralOf(entry)
    asWritten &&= extra === 0 && same(directory.subarray(at, at + written.length), written)
    at += central.bytes + entry.name.length + extra

    const before = localOf(entry)
    const content = entry.offset + before.length
    asWritten &&= entry.offset === next
    next = content + entry.bytes + descriptor.bytes
    if (next > from) return { entradas, problema: 'otro' }
    asWritten &&= same(await zip.leer(entry.offset, content), before)
    asWritten &&= same(await zip.leer(content + entry.bytes, next), descriptorOf(entry))
    let camino: string
    try {
      camino = names.decode(entry.name)
    } catch {
      return { entradas, problema: 'otro' }
    }
    entradas.push({ camino, fuente: parteDe(zip, content, entry.bytes), desde: content })
  }
  asWritten &&= next === from && at === directory.length
  return { entradas, problema: asWritten ? undefined : 'forma' }
}

interface Entry {
  crc: number
  bytes: number
  name: Uint8Array
  offset: number
}

/** UTF-8 names, and sizes that stand behind what they are of. */
const flags = 0x0808
/** 1 January 1980, the first day that a ZIP can tell: when it was made stands in what is signed. */
const date = 0x21
const version = 20

function centralOf({ crc, bytes, name, offset }: Entry): Uint8Array {
  const all = new Uint8Array(central.bytes + name.length)
  const head = view(all)
  head.setUint32(0, central.signature, true)
  // Made on Unix, by version 6.3 of the format; a plain file that its owner writes and others read.
  head.setUint16(4, (3 << 8) | 63, true)
  head.setUint16(6, version, true)
  head.setUint16(8, flags, true)
  head.setUint16(14, date, true)
  head.setUint32(16, crc, true)
  head.setUint32(20, bytes, true)
  head.setUint32(24, bytes, true)
  head.setUint16(28, name.length, true)
  head.setUint32(38, (0o100664 << 16) >>> 0, true)
  head.setUint32(42, offset, true)
  all.set(name, central.bytes)
  return all
}

function localOf({ name }: Entry): Uint8Array {
  const all = new Uint8Array(local.bytes + name.length)
  const head = view(all)
  head.setUint32(0, local.signature, true)
  head.setUint16(4, version, true)
  head.setUint16(6, flags, true)
  head.setUint16(12, date, true)
  head.setUint16(26, name.length, true)
  all.set(name, local.bytes)
  return all
}

function descriptorOf({ crc, bytes }: Entry): Uint8Array {
  const all = new Uint8Array(descriptor.bytes)
  const head = view(all)
  head.setUint32(0, descriptor.signature, true)
  head.setUint32(4, crc, true)
  head.setUint32(8, bytes, true)
  head.setUint32(12, bytes, true)
  return all
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, n) => byte === other[n])
