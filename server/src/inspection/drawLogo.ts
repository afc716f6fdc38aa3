import { onePicture } from './onePicture.ts'

const maxPx = 512
/** A logo of 180 KB has fewer; a picture that swells when it is read has more. */
const maxPixels = 16_000_000

/** A PNG drawn anew, so that nothing else of the picture is kept. Throws on what is none. */
export async function drawLogo(bytes: Uint8Array): Promise<Buffer> {
  const picture = await onePicture(bytes, maxPixels)
  return picture
    .autoOrient()
    .resize(maxPx, maxPx, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
