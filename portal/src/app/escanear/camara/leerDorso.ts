import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Codigo } from '@portal/contract/codigos.ts'

/** What the lines for machines at the back of a card say; nothing where there are none. What makes letters out comes when it is needed. */
export async function leerDorso(picture: ImageBitmap, signal: AbortSignal): Promise<Codigo | undefined> {
  const { openLetters } = await import('@portal/ui/pages/letters/openLetters.ts')
  const letters = openLetters()
  try {
    return await letters.readBack(picture, hoyEnBuenosAires(), signal)
  } finally {
    letters.end()
  }
}
