import { celdaDe, dibujarCeldas, dispersion, parecido, type Trazo } from './celdas.ts'
import type { Codigo } from './codigos.ts'
import { leerMrz, unaDe } from './mrz.ts'
import { alReves, buscarRenglones, celdas, type Grises, type Renglon } from './renglones.ts'

/** Makes out one row of signs, of those in `letras` alone. */
type LectorDeFila = (fila: Grises, letras: string) => string | Promise<string>

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
const signs = `0123456789${letters}`

/** Each shows the lines in another size, and none closer together than their broadest signs are. */
const trazos: readonly Trazo[] = [
  { size: 24, keeps: 0.85 },
  { size: 30, keeps: 0.8 },
  { size: 20, keeps: 0.75 },
  { size: 36, keeps: 0.8 },
]

const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

/**
 * Cells of each line that say something. How many fillers stand in a row is miscounted easily, and of cards of Argentina it is
 * known where they stand in the first two lines; did they not stand there, a check digit would not agree. The one of all stands
 * among the digits.
 */
const [one, two, three] = [from(0, 15), [...from(0, 15), 29, 15, 16, 17], from(0, celdas)] as const

/** What the lines for machines on a picture of a card say, whichever way round it lies; nothing where there are none. */
export async function leerRenglones(
  gray: Grises,
  leer: LectorDeFila,
  hoy: string,
): Promise<Codigo | undefined> {
  const renglones = buscarRenglones(gray)
  let ways = renglones.length > 0 ? [renglones, alReves(renglones)] : []
  let rellenos: readonly boolean[] | undefined
  const miradas: Codigo[] = []
  for (const trazo of trazos) {
    for (const way of ways) {
      const read = async (renglon: number, cuales: readonly number[], letras: string) => {
        const own = way[renglon]
        if (!own) return ''
        const said = (await leer(dibujarCeldas(gray, own, cuales, trazo), letras)).replace(/\s/g, '')
        return said.length === cuales.length ? said : ''
      }
      const number = await read(0, one, signs)
      if (!/^[I1]/.test(number)) continue
      const dates = await read(1, two, signs)
      const names = await read(2, three, letters)
      rellenos ??= rellenosDe(gray, way)
      const areNames = rellenos.length > 0 && rellenos.every((es, cell) => es === (names[cell] === '<'))
      const leido = leerMrz(
        [
          number,
          `${dates.slice(0, 15)}${dates.slice(16)}`.padEnd(celdas - 1, '<') + dates.slice(15, 16),
          areNames ? names : '<'.repeat(celdas),
        ].join('\n'),
        hoy,
      )
      if (!leido) continue
      miradas.push(leido)
      ways = [way]
      break
    }
    const una = unaDe(miradas)
    // Further looks are for names.
    const areHopeless = rellenos?.length === 0 && miradas.length > 1
    if (una?.tipo === 'mrz' && (una.mrz.apellido !== '' || areHopeless)) break
  }
  return unaDe(miradas)
}

/** From it on a cell looks like a filler. Seen from aside or shaken, fillers were at 0.91 and letters at 0.82. */
const alike = 0.87
/** Sharp signs have 0.16 of ink for their darkest; where they have more than this, an H was read as an M by every look. */
const mostSpread = 0.225
const likeness: Trazo = { size: 24, keeps: 0.85 }

/**
 * Which cells of the third line are fillers: those that look like the ones which every card has at the end of the others. No
 * check digit holds names, and a filler between two of them is read as a letter by one look after another. None are told where
 * the picture is not sharp.
 */
function rellenosDe(gray: Grises, [first, second, third]: readonly Renglon[]): boolean[] {
  if (!first || !second || !third) return []
  const at = (renglon: Renglon, cual: number) => celdaDe(gray, renglon, cual, likeness)
  const known = [15, 20, 25, 29].map((cual) => at(first, cual))
  known.push(...[18, 23, 28].map((cual) => at(second, cual)))
  const spreads = known.map(dispersion).sort((one, other) => one - other)
  if ((spreads[spreads.length >> 1] ?? 1) > mostSpread) return []
  return three.map((cual) => {
    const cell = at(third, cual)
    return known.some((filler) => parecido(filler, cell) >= alike)
  })
}
