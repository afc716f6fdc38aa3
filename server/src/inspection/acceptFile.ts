import { readFile } from 'node:fs/promises'
import { refuse } from '@portal/contract'
import { acceptedTypes, type AcceptedType } from '../storage/acceptedTypes.ts'
import { isWholeBmp, pixelsOfBmp } from './bmp.ts'
import { isPdfOutside, afterPdf } from './pdf/outside.ts'
import { requireSafePdf } from './pdf/requireSafePdf.ts'
import { drawThumbnail } from './drawThumbnail.ts'
import { requireModestPicture } from './pictureSize.ts'
import { withoutPrivateData } from './withoutPrivateData.ts'

export interface Accepted {
  mediatype: AcceptedType
  /** A WebP at most 320 px wide and high, upright; pictures of kinds that sharp reads have one; others are drawn when asked for. */
  thumbnail: Buffer | undefined
  /** What is to be kept in its stead, where something private was written beside the picture. */
  clean?: Buffer
}

/** Looks into the file and refuses (1514) whatever is not a whole, plain PDF or picture. What is private beside a picture goes. */
export async function acceptFile(path: string): Promise<Accepted> {
  const [bytes, { fileTypeFromBuffer }] = await Promise.all([readFile(path), import('file-type')])
  const detected = (await fileTypeFromBuffer(bytes))?.mime
  const mediatype = acceptedTypes.find((type) => type === detected)
  switch (mediatype) {
    case 'application/pdf':
      if (!isPdfOutside(bytes)) break
      if (endsAsAnother(bytes, afterPdf(bytes))) throw refuse('FILE_HIDES_ANOTHER')
      await requireSafePdf(bytes)
      return { mediatype, thumbnail: undefined }
    case 'image/bmp':
      if (!isWholeBmp(bytes)) break
      if (hidesAnother(bytes)) throw refuse('FILE_HIDES_ANOTHER')
      requireModestPicture(pixelsOfBmp(bytes))
      return { mediatype, thumbnail: undefined }
    case 'image/jpeg':
    case 'image/png': {
      if (hidesAnother(bytes)) throw refuse('FILE_HIDES_ANOTHER')
      const clean = await withoutPrivateData(bytes, mediatype)
      return { mediatype, thumbnail: await drawThumbnail(clean), ...(!clean.equals(bytes) && { clean }) }
    }
    case undefined:
  }
  throw refuse('BAD_FILE')
}

/** A picture that another program would read as something else: a PDF may begin within the first 1,024 bytes. */
function hidesAnother(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-') || endsAsAnother(bytes, bytes.subarray(-4096))
}

/** An archive is read from its end, and a page is recognised by its tags. */
function endsAsAnother(bytes: Buffer, end: Buffer): boolean {
  if (bytes.subarray(-65_557).includes('PK\x05\x06')) return true
  const text = end.toString('latin1').toLowerCase()
  return ['<script', '<html', '<svg', '<?php', '<!doctype'].some((tag) => text.includes(tag))
}
