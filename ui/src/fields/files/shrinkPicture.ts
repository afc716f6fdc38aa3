import { clasesDeFoto } from '@portal/contract/clasesDeArchivo.ts'

/** What the server takes of one file, in bytes. */
export const maxBytes = 3_000_000

/** A picture up to here travels as it is: it is no larger than what a reader needs. */
const enoughBytes = 1_000_000

/** Longest side of a scaled picture, in pixels: small print on a photographed page still reads. */
const longestSides = [2400, 1800, 1200]
const quality = 0.85

const isPicture = ({ type }: File) => clasesDeFoto.some(({ mediatype }) => mediatype === type)

const drawn = (picture: ImageBitmap, longest: number): Promise<Blob | null> => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** A large picture, scaled to what a reader needs and upright as the camera meant it; anything else as it came. */
export const shrinkPicture = async (file: File): Promise<File> => {
  if (file.size <= enoughBytes || !isPicture(file)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const longest of longestSides) {
      const blob = await drawn(picture, longest)
      if (blob && blob.size <= maxBytes) {
        // What was already small for its size would only lose by being written anew.
        if (blob.size >= file.size) return file
        return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
      }
    }
    return file
  } finally {
    picture.close()
  }
}
