import type { Sharp } from 'sharp'

/** A picture about to be decoded, by one thread and from its top to its bottom; what is broken throws then. `maxPixels` 0 is no limit. */
export async function onePicture(bytes: Uint8Array, maxPixels: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // One that comes again is another one.
  sharp.cache(false)
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
}
