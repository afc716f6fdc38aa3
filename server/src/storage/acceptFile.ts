import { readFile } from 'node:fs/promises'
import { refuse } from '@portal/contract'
import { isWholeBmp } from './bmp.ts'
import { thumbnailPx } from './thumbnailSize.ts'
import { isPlainPdf } from './pdf.ts'

/** What is accepted, by content: the name a file came with decides nothing. */
export const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/bmp'] as const
export type AcceptedType = (typeof acceptedTypes)[number]

export interface Accepted {
  mediatype: AcceptedType
  /** A WebP at most 320 px wide and high, upright; pictures of kinds that sharp reads have one; others are drawn when asked for. */
  thumbnail: Buffer | undefined
}

/** More than any phone's camera makes, less than what a decompression bomb needs. */
const maxPixels = 60_000_000

/** Looks into the file and refuses (1514) whatever is not a whole, plain PDF or picture. */
export async function acceptFile(path: string): Promise<Accepted> {
  const [bytes, { fileTypeFromBuffer }] = await Promise.all([readFile(path), import('file-type')])
  const detected = (await fileTypeFromBuffer(bytes))?.mime
  const mediatype = acceptedTypes.find((type) => type === detected)
  switch (mediatype) {
    case 'application/pdf':
      if (isPlainPdf(bytes)) return { mediatype, thumbnail: undefined }
      break
    case 'image/bmp':
      if (isWholeBmp(bytes) && !hidesAnother(bytes)) return { mediatype, thumbnail: undefined }
      break
    case 'image/jpeg':
    case 'image/png':
      if (!hidesAnother(bytes)) return { mediatype, thumbnail: await drawThumbnail(bytes) }
      break
    case undefined:
  }
  throw refuse('BAD_FILE')
}

/** Decodes the whole picture, which a cut-off or forged one does not survive. */
async function drawThumbnail(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize(thumbnailPx, thumbnailPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer()
  } catch {
    throw refuse('BAD_FILE')
  }
}

/**
 * A picture that another program would read as something else: a PDF may begin within the first 1,024 bytes,
 * an archive is read from its end, and a page is recognised by its tags.
 */
function hidesAnother(bytes: Buffer): boolean {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return true
  if (bytes.subarray(-65_557).includes('PK\x05\x06')) return true
  return ['<script', '<html', '<svg', '<?php', '<!doctype'].some((tag) =>
    bytes.subarray(-4096).toString('latin1').toLowerCase().includes(tag),
  )
}
