/**
 * How codes are looked for on a picture that lies askew. A reader finds a QR at any angle, and a PDF417 at hardly any: from
 * three degrees on it takes one row's signs for another's, and sometimes calls that a reading. So the picture is turned by
 * steps, and what was read counts where a second look, straightened, says the same.
 */

export interface CodigoCrudo {
  formato: 'PDF417' | 'QR'
  texto: string
  /** Degrees by which it lies askew, as the reader found it. */
  inclinacion: number
}

/** Degrees, nearest first. */
export const giros: readonly number[] = [
  0,
  ...[3, 6, 9, 12, 15, 18, 21, 24, 27].flatMap((each) => [each, -each]),
]

/** A look that only repeats the first one confirms nothing. */
const leastApart = 0.5

/**
 * The codes of a picture. `leer`: what a reader finds on it, turned clockwise by so many degrees; `sigue`: whether there is
 * time for another look. Goes on until a PDF417 is found, where one is looked for.
 */
export async function buscarCodigos(
  leer: (grados: number) => Promise<readonly CodigoCrudo[]>,
  { pdf417, sigue, hasta = 27 }: { pdf417: boolean; sigue: () => boolean; hasta?: number },
): Promise<CodigoCrudo[]> {
  const found = new Map<string, CodigoCrudo>()
  for (const grados of giros) {
    if (Math.abs(grados) > hasta || (grados !== 0 && (!pdf417 || !sigue()))) break
    for (const code of await leer(grados))
      if (code.formato === 'QR') found.set(code.texto, code)
      else if (await isConfirmed(leer, grados, code)) {
        found.set(code.texto, code)
        return [...found.values()]
      }
  }
  return [...found.values()]
}

async function isConfirmed(
  leer: (grados: number) => Promise<readonly CodigoCrudo[]>,
  grados: number,
  { texto, inclinacion }: CodigoCrudo,
): Promise<boolean> {
  const step = Math.max(-4, Math.min(4, inclinacion))
  const straight = Math.abs(step) < leastApart ? 1 : step
  for (const other of [grados - straight, grados + Math.sign(straight)]) {
    const again = await leer(other)
    if (again.some((each) => each.formato === 'PDF417' && each.texto === texto)) return true
  }
  return false
}
