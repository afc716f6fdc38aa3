import { createCanvas, loadImage } from '@napi-rs/canvas'
import { scaleFor } from '../storage/thumbnailSize.ts'

/** As many as an uncompressed BMP of 3 MB can have; a compressed one may claim more than memory holds. */
const maxPixels = 24_000_000

/** A BMP as a WebP: the library that draws the other pictures' thumbnails doesn't read them. */
export async function drawBmp(bytes: Uint8Array): Promise<Buffer> {
  const view = Buffer.from(bytes)
  if (view.readInt32LE(18) * Math.abs(view.readInt32LE(22)) > maxPixels) throw new Error('too many pixels')
  const picture = await loadImage(view)
  const scale = scaleFor(picture.width, picture.height)
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height)
  return canvas.encode('webp', 76)
}
