/** A thumbnail is at most as wide and as high as this. */
export const thumbnailPx = 320

export const thumbnailType = 'image/webp'

/** By how much a picture is made smaller; none grows. */
export function scaleFor(width: number, height: number): number {
  return Math.min(1, thumbnailPx / Math.max(width, height))
}
