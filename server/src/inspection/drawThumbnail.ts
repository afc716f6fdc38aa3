import { refuse } from '@portal/contract'
import { thumbnailPx } from '../storage/thumbnailSize.ts'
import { onePicture } from './onePicture.ts'
import { maxPixels, requireModestPicture } from './pictureSize.ts'

/** Decodes the whole picture, which a cut-off or forged one does not survive; one that is too large isn't decoded. */
export async function drawThumbnail(bytes: Buffer): Promise<Buffer> {
  const head = await (await onePicture(bytes, 0)).metadata().catch(() => undefined)
  if (!head) throw refuse('BAD_FILE')
  requireModestPicture(head)
  const picture = await onePicture(bytes, maxPixels)
  try {
    return await picture
      .autoOrient()
      .resize(thumbnailPx, thumbnailPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer()
  } catch {
    throw refuse('BAD_FILE')
  }
}
