import { crc32 } from 'node:zlib'
import { refuse } from '@portal/contract'
import { onePicture } from './onePicture.ts'

/**
 * A picture as it is shown, without what was written beside it: where it was taken, by which camera, by whom, what it was
 * called, other pictures behind it. Only what it is shown by is kept: its pixels to the byte, its colours, which way up it
 * is. See docs/decisions/0083.
 */
export async function withoutPrivateData(
  bytes: Buffer,
  mediatype: 'image/jpeg' | 'image/png',
): Promise<Buffer> {
  const head = await (await onePicture(bytes, 0)).metadata().catch(() => undefined)
  if (!head) throw refuse('BAD_FILE')
  const turned = head.orientation === undefined || head.orientation === 1 ? undefined : head.orientation
  return mediatype === 'image/jpeg' ? cleanJpeg(bytes, turned) : cleanPng(bytes, turned)
}

/** EXIF that says which way up a picture is, and nothing else. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01', 'latin1')
  exif.writeUInt16BE(orientation, 18)
  return exif
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app2: 0xe2, app14: 0xee, comment: 0xfe }
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/** Of what programs write beside the picture, what its size in print and its colours are told by. */
const shownBy = new Map([
  [marker.app0, 'JFIF\0'],
  [marker.app2, 'ICC_PROFILE\0'],
  [marker.app14, 'Adobe'],
])

function isShown(code: number, data: Buffer): boolean {
  if ((code >= 0xe0 && code <= 0xef) || code === marker.comment) {
    const begins = shownBy.get(code)
    return begins !== undefined && data.subarray(0, begins.length).toString('latin1') === begins
  }
  return true
}

/** Segment by segment up to the picture's end; one that is broken ends where it breaks, and is decoded afterwards. */
function cleanJpeg(bytes: Buffer, orientation: number | undefined): Buffer {
  const head: Buffer[] = []
  const rest: Buffer[] = []
  for (let at = 2; ;) {
    at = bytes.indexOf(0xff, at)
    const code = at < 0 ? undefined : bytes[at + 1]
    if (code === undefined) break
    if (code === marker.end) {
      rest.push(bytes.subarray(at, at + 2))
      break
    }
    // A byte to fill up, or a marker that nothing follows.
    if (code === 0xff) at++
    else if (code < 0xc0 || isRestart(code) || code === marker.start) at += 2
    else {
      if (at + 4 > bytes.length) break
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      if (isShown(code, bytes.subarray(at + 4, end)))
        (code === marker.app0 ? head : rest).push(bytes.subarray(at, end))
      at = end
      if (code === marker.scan) {
        at = endOfScan(bytes, end)
        rest.push(bytes.subarray(end, at))
      }
    }
  }
  const exif =
    orientation === undefined
      ? []
      : [segmentOf(Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation)]))]
  return Buffer.concat([bytes.subarray(0, 2), ...head, ...exif, ...rest])
}

function segmentOf(exif: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
}

/** Where the marker after a scan's pixels stands. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    at = bytes.indexOf(0xff, at)
    const code = at < 0 ? undefined : bytes[at + 1]
    if (code === undefined) return bytes.length
    if (code === 0xff) at++
    else if (code === 0 || isRestart(code)) at += 2
    else return at
  }
}

/** Pixels, colours, how large a dot is, and the pictures of one that moves. */
const shownChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)

function cleanPng(bytes: Buffer, orientation: number | undefined): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (shownChunks.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IHDR' && orientation !== undefined) kept.push(chunkOf('eXIf', exifOf(orientation)))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

function chunkOf(type: string, data: Buffer): Buffer {
  const said = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(said))
  return Buffer.concat([length, said, sum])
}
