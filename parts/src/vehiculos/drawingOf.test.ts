import { carrocerias, maxEjes, vehiculos } from '@portal/contract/vehiculos.ts'
import { expect, test } from 'vitest'
import { acoplado, bitren, carreton, dolly, segundoSemi, semirremolque, sinDato } from './arrastres.ts'
import { bodies, furgon } from './carrocerias.ts'
import { drawingBehindBitren, drawingOf } from './drawingOf.ts'
import { camionRigido, chasis, tractor, utilitario } from './motrices.ts'
import type { Drawing } from './shapes.ts'

type Known = [vehiculo: string, carroceria: string | null, ejes: number | null, drawing: Drawing]

const drawn: Known[] = [
  ['Tractor', null, 2, tractor(2)],
  ['Tractor', null, 3, tractor(3)],
  ['Chasis', 'Tolva', 3, chasis(3, bodies.Tolva)],
  ['Camión rígido', 'Térmico', 3, camionRigido(3, bodies.Térmico)],
  ['Utilitario', null, 2, utilitario()],
  ['Semirremolque', 'Sider', 1, semirremolque(1, bodies.Sider)],
  ['Semirremolque', 'Cisterna', 3, semirremolque(3, bodies.Cisterna)],
  ['Semirremolque', 'Carretón', 3, carreton(3)],
  ['Acoplado', 'Batea', 4, acoplado(4, bodies.Batea)],
  ['Bitrén', 'Tolva', 2, bitren(2, bodies.Tolva)],
  ['Dolly', null, 1, dolly(1)],
  ['Carretón', null, 4, carreton(4)],
]

test.each(drawn)('%s, %s, of %s axles is drawn as it is', (vehiculo, carroceria, cantidad_ejes, drawing) => {
  expect(drawingOf({ vehiculo, carroceria, cantidad_ejes })).toEqual(drawing)
})

const plain: Known[] = [
  ['Semirremolque', null, 2, semirremolque(2, furgon)],
  ['Semirremolque', 'Otro', 2, semirremolque(2, furgon)],
  ['Semirremolque', 'constructor', 2, semirremolque(2, furgon)],
  ['Semirremolque', 'Jaula', null, semirremolque(3, bodies.Jaula)],
  ['Semirremolque', 'Jaula', 9, semirremolque(3, bodies.Jaula)],
  ['Semirremolque', 'Jaula', Number.NaN, semirremolque(3, bodies.Jaula)],
  ['Acoplado', 'Jaula', 1, acoplado(2, bodies.Jaula)],
  ['Bitrén', 'Tolva', 5, bitren(3, bodies.Tolva)],
  ['Chasis', null, null, chasis(3, bodies.Baranda)],
  ['Camión rígido', null, null, camionRigido(2, furgon)],
  ['Tractor', 'Tolva', 4, tractor(3)],
  ['Grúa', 'Tolva', 3, sinDato()],
  ['', null, null, sinDato()],
  ['toString', null, null, sinDato()],
]

test.each(plain)('%s, %s, of %s axles is drawn plain', (vehiculo, carroceria, cantidad_ejes, drawing) => {
  expect(drawingOf({ vehiculo, carroceria, cantidad_ejes })).toEqual(drawing)
})

test('a vehicle of which nothing is told is drawn as an outline', () => {
  expect(drawingOf({})).toEqual(sinDato())
})

test.each([
  ['Semirremolque', 'Tolva', 3, segundoSemi(3, bodies.Tolva)],
  ['Bitrén', 'Tolva', 2, segundoSemi(2, bodies.Tolva)],
  ['Semirremolque', 'Carretón', 4, carreton(4)],
  ['Acoplado', 'Tolva', 3, acoplado(3, bodies.Tolva)],
] as Known[])(
  'behind a bitrén, %s, %s, of %s axles has its look',
  (vehiculo, carroceria, cantidad_ejes, drawing) => {
    expect(drawingBehindBitren({ vehiculo, carroceria, cantidad_ejes })).toEqual(drawing)
  },
)

const everyVehicle = vehiculos.flatMap((vehiculo) =>
  [null, ...carrocerias].flatMap((carroceria) =>
    Array.from({ length: maxEjes }, (_, index) => ({ vehiculo, carroceria, cantidad_ejes: index + 1 })),
  ),
)

const axlesIn = ({ shapes }: Drawing) =>
  shapes.filter(([paint]) => paint === 'tyre').flatMap(([, path]) => path.match(/z/g) ?? []).length

test('no axles are drawn but those it has, as far as its kind is drawn with so many', () => {
  const most = Object.fromEntries(
    vehiculos.map((vehiculo) => [vehiculo, axlesIn(drawingOf({ vehiculo, cantidad_ejes: maxEjes }))]),
  )
  const fewest = Object.fromEntries(
    vehiculos.map((vehiculo) => [vehiculo, axlesIn(drawingOf({ vehiculo, cantidad_ejes: 1 }))]),
  )

  const wrong = everyVehicle.filter(({ carroceria, ...dominio }) => {
    const { vehiculo, cantidad_ejes } = dominio
    const clamped = Math.min(Math.max(cantidad_ejes, fewest[vehiculo] ?? 0), most[vehiculo] ?? 0)
    return carroceria !== 'Carretón' && axlesIn(drawingOf({ ...dominio, carroceria })) !== clamped
  })

  expect(wrong).toEqual([])
  expect(most).toEqual({
    Tractor: 3,
    Chasis: 3,
    'Camión rígido': 3,
    Semirremolque: 3,
    Acoplado: 4,
    Bitrén: 3,
    Dolly: 2,
    Carretón: 4,
    Utilitario: 2,
  })
})

test('every path is made of commands and numbers alone', () => {
  const odd = everyVehicle
    .flatMap((dominio) => drawingOf(dominio).shapes)
    .filter(([, path]) => !/^(?:[MLHVQZahlqvz](?:-?\d+(?:\.\d+)? ?)*)+$/.test(path))

  expect(odd).toEqual([])
})
