import { createHash } from 'node:crypto'
import { refuseField, type FieldOf } from '@portal/contract'

export interface Logo {
  png: Buffer
  /** Changes with the picture. */
  huella: string
}

const maxPx = 512
/** A logo of 180 KB has fewer; a picture that swells when it is read has more. */
const maxPixels = 16_000_000

/** The picture of a `data:` address, drawn anew so that nothing else in it is kept; refuses (1510) what is none. */
export async function drawLogo(dataUrl: string): Promise<Logo> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const { default: sharp } = await import('sharp')
  try {
    const png = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize(maxPx, maxPx, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer()
    return { png, huella: createHash('sha256').update(png).digest('hex').slice(0, 16) }
  } catch {
    throw refuseField<FieldOf<'SaveAjustes'>>('logo', 'Esa imagen no se puede leer: subí otra PNG o JPG')
  }
}
