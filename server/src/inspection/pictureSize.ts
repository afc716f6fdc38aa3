import { refuse } from '@portal/contract'

/** More than any phone's camera makes, less than what a decompression bomb needs. */
export const maxPixels = 60_000_000
/** A long receipt, or a panorama. */
const maxSidePx = 30_000

export interface PictureSize {
  width: number
  height: number
}

/** Refuses (1514) a picture by what its head says, before anything of it is decoded. */
export function requireModestPicture({ width, height }: PictureSize): void {
  if (width > maxSidePx || height > maxSidePx || width * height > maxPixels)
    throw refuse('PICTURE_TOO_LARGE', { words: { millones: String(maxPixels / 1_000_000) } })
}
