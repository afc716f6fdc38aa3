import type { PictureSize } from './pictureSize.ts'

/** Checks a BMP by its structure: the header's sizes are sensible and every pixel it promises is there. */
export function isWholeBmp(bytes: Buffer): boolean {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') return false
  const declaredSize = bytes.readUInt32LE(2)
  const pixelsAt = bytes.readUInt32LE(10)
  const headerSize = bytes.readUInt32LE(14)
  if (declaredSize !== 0 && declaredSize > bytes.length) return false
  if (![40, 52, 56, 108, 124].includes(headerSize) || pixelsAt < 14 + headerSize) return false
  const width = bytes.readInt32LE(18)
  const height = Math.abs(bytes.readInt32LE(22))
  const bitsPerPixel = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  if (width <= 0 || height === 0) return false
  if (![1, 4, 8, 16, 24, 32].includes(bitsPerPixel)) return false
  // 0 and 3 are plain rows of pixels; run-length kinds (1, 2) say themselves how long they are.
  const length =
    compression === 0 || compression === 3
      ? Math.ceil((width * bitsPerPixel) / 32) * 4 * height
      : compression <= 2
        ? bytes.readUInt32LE(34)
        : Infinity
  return length > 0 && pixelsAt + length <= bytes.length
}

/** As its head says, which a run-length kind needn't have the bytes for. */
export const pixelsOfBmp = (bytes: Buffer): PictureSize => ({
  width: bytes.readInt32LE(18),
  height: Math.abs(bytes.readInt32LE(22)),
})
