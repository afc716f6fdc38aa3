import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Codigo } from '@portal/contract/codigos.ts'

/**
 * How much of a picture is looked at, from its foot up. The lower half first, where the lines of a card stand: its letters are
 * larger so. All of it finds those of a card that lies another way round; the last makes sure of a name, where there are lines.
 */
const looks = [1 / 2, 1, 3 / 5] as const

/** What the lines for machines at the back of a card say; nothing where there are none. What makes letters out comes when it is needed. */
export async function leerDorso(picture: ImageBitmap, signal: AbortSignal): Promise<Codigo | undefined> {
  const [{ openLetters }, { leerMrz, unaDe }] = await Promise.all([
    import('@portal/ui/pages/letters/openLetters.ts'),
    import('@portal/contract/mrz.ts'),
  ])
  const letters = openLetters()
  const hoy = hoyEnBuenosAires()
  const { width, height } = picture
  const miradas: (Codigo | undefined)[] = []
  try {
    for (const [i, part] of looks.entries()) {
      const una = unaDe(miradas)
      const isKnown = una?.tipo === 'mrz' && una.mrz.apellido !== ''
      if (signal.aborted || isKnown || (i === looks.length - 1 && una === undefined)) break
      const high = Math.ceil(height * part)
      const strip = await createImageBitmap(picture, 0, height - high, width, high)
      try {
        miradas.push(leerMrz(await letters.read(strip, signal), hoy))
      } finally {
        strip.close()
      }
    }
    return unaDe(miradas)
  } finally {
    letters.end()
  }
}
