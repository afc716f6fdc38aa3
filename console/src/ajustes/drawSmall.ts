/** Pixels of the longer side, as the server keeps it. */
const sidePx = 512
/** Characters of a `data:` address that the contract takes. */
const maxChars = 240_000

/** A chosen picture as the `data:` address of a small one: whatever it weighs, it fits in the call. Throws on what is none. */
export async function drawSmall(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const png = canvas.toDataURL('image/png')
  if (png.length <= maxChars) return png
  // A photograph: on white, because a JPEG has nothing behind it.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}
