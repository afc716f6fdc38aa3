import { expect, test } from 'vitest'
import { coupled } from './coupled.ts'
import type { VehiculoDibujable } from './drawingOf.ts'

const dominio = (vehiculo: string, cantidad_ejes: number, carroceria?: string): VehiculoDibujable => ({
  vehiculo,
  cantidad_ejes,
  carroceria,
})

const tractor = dominio('Tractor', 3)

test.each<[what: string, parts: VehiculoDibujable[], fronts: number[], width: number]>([
  ['nothing', [], [], 20],
  ['a tractor alone', [tractor], [0], 179],
  ['a tractor and a semi', [dominio('Tractor', 2), dominio('Semirremolque', 3, 'Sider')], [0, 82], 426],
  ['a tractor and a tank', [tractor, dominio('Semirremolque', 3, 'Cisterna')], [0, 94], 438],
  [
    'a bitrén and its second semi',
    [tractor, dominio('Bitrén', 3, 'Tolva'), dominio('Semirremolque', 3, 'Tolva')],
    [0, 94, 283],
    509,
  ],
  ['a chasis and its trailer', [dominio('Chasis', 2), dominio('Acoplado', 3, 'Baranda')], [0, 238], 538],
  ['a low bed', [tractor, dominio('Carretón', 4)], [0, 94], 496],
  ['a semi and a dolly', [tractor, dominio('Semirremolque', 2), dominio('Dolly', 2)], [0, 94, 374], 501],
])('%s stand on their couplings', (_what, parts, fronts, width) => {
  const unidad = coupled(parts)

  expect(unidad.placed.map(({ x }) => x)).toEqual(fronts)
  expect(unidad.width).toBe(width)
})

test.each<[what: string, parts: VehiculoDibujable[]]>([
  ['a semi behind a chasis', [dominio('Chasis', 3), dominio('Semirremolque', 3)]],
  ['a trailer behind a tractor', [tractor, dominio('Acoplado', 3)]],
  ['a semi behind a semi', [dominio('Semirremolque', 2), dominio('Semirremolque', 2)]],
  ['two tractors', [tractor, tractor]],
  ['a vehicle of no known kind behind a tractor', [tractor, {}]],
])('%s, which nothing holds together, stand apart', (_what, parts) => {
  const [ahead, behind] = coupled(parts).placed

  expect(behind?.x).toBeGreaterThan(ahead?.drawing.length ?? Infinity)
})
