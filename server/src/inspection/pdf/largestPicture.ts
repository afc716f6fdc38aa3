/**
 * How many pixels a JPEG or a JPEG 2000 says that it has, wherever it says so: a PDF says it beside the picture, and
 * readers believe the picture.
 */
export function largestPicture(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let largest = 0
  for (let at = view.indexOf(0xff); at >= 0 && at + 16 < view.length; at = view.indexOf(0xff, at + 1))
    largest = Math.max(largest, frameAt(view, at), sizeAt(view, at))
  return largest
}

/** A JPEG's frame says how many colours it has, and takes three bytes for each. */
function frameAt(view: Buffer, at: number): number {
  const marker = view.readUInt8(at + 1)
  if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) return 0
  if (view.readUInt16BE(at + 2) !== 8 + 3 * view.readUInt8(at + 9)) return 0
  return view.readUInt16BE(at + 5) * view.readUInt16BE(at + 7)
}

/** The beginning of a JPEG 2000's data. */
function sizeAt(view: Buffer, at: number): number {
  if (view.readUInt32BE(at) !== 0xff4fff51) return 0
  return view.readUInt32BE(at + 8) * view.readUInt32BE(at + 12)
}
