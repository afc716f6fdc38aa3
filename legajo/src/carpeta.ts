import { propios } from './manifiesto.ts'
import type { Pieza } from './verificar.ts'

/** What file managers leave behind by themselves: nobody reads it as a part of a legajo. */
const ofTheSystem = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/

/**
 * Files of a folder by their paths within the legajo: some programs unpack into a folder more. Accents are written as the
 * manifest writes them, whatever the disk made of them.
 */
export function enSuCarpeta(piezas: readonly Pieza[]): Pieza[] {
  const named = piezas
    .map(({ camino, fuente }) => ({ camino: camino.normalize('NFC'), fuente }))
    .filter(({ camino }) => !ofTheSystem.test(camino))
  const [root] = named
    .flatMap(({ camino }) =>
      camino === propios.manifiesto || camino.endsWith(`/${propios.manifiesto}`)
        ? [camino.slice(0, -propios.manifiesto.length)]
        : [],
    )
    .sort((one, other) => one.length - other.length)
  if (root === undefined) return named
  return named.map(({ camino, fuente }) => ({
    camino: camino.startsWith(root) ? camino.slice(root.length) : `../${camino}`,
    fuente,
  }))
}
