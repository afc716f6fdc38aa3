import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { sentidoDe, type ParteConSentido } from './sentido.ts'

const parte = (
  lugar: ParteConSentido['lugar'],
  nombre: string,
  values: Partial<ParteConSentido> = {},
): ParteConSentido => ({
  lugar,
  nombre,
  vehiculo: null,
  cantidad_ejes: null,
  transporta_peligrosas: false,
  transporta_alimentos: false,
  licencia_clase: null,
  ...values,
})
const tractor = parte('tractor', 'AB123CD', { vehiculo: 'Tractor', cantidad_ejes: 3 })
const chasis = parte('tractor', 'AB123CD', { vehiculo: 'Chasis', cantidad_ejes: 3 })
const semi = parte('arrastre1', 'ZX512ST', { vehiculo: 'Semirremolque', cantidad_ejes: 3 })
const bitren = parte('arrastre1', 'ZX777CC', { vehiculo: 'Bitrén', cantidad_ejes: 3 })
const detras = parte('arrastre2', 'ZX778CC', { vehiculo: 'Semirremolque', cantidad_ejes: 3 })
const chofer = (values: Partial<ParteConSentido> = {}) =>
  parte('chofer1', 'Gómez, Ana', { licencia_clase: 'E1', ...values })

test.each<[string, ParteConSentido[], string[]]>([
  ['a tractor with its semi and its chofer', [tractor, semi, chofer()], []],
  ['a bitrén', [tractor, bitren, detras, chofer()], []],
  ['a chasis alone with a licence for it', [chasis, chofer({ licencia_clase: 'C3' })], []],
  [
    'what nobody knows',
    [parte('tractor', 'AB123CD'), parte('arrastre1', 'ZX512ST'), chofer({ licencia_clase: null })],
    [],
  ],
  ['a foreign licence', [tractor, semi, chofer({ licencia_clase: 'Otra' })], []],
  [
    'an acoplado on a fifth wheel',
    [tractor, { ...semi, vehiculo: 'Acoplado' }, chofer()],
    ['ZX512ST es un acoplado y no se engancha a AB123CD, que es un tractor'],
  ],
  ['half a bitrén', [tractor, bitren, chofer()], ['ZX777CC es un bitrén: le falta otro arrastre detrás']],
  [
    'two semis one after the other',
    [tractor, semi, detras, chofer()],
    ['ZX778CC es un semirremolque y no se engancha a ZX512ST, que es un semirremolque'],
  ],
  [
    'too few and too many axles',
    [
      { ...tractor, cantidad_ejes: 1 },
      { ...bitren, cantidad_ejes: 5 },
      { ...detras, cantidad_ejes: 4 },
      chofer(),
    ],
    [
      'AB123CD figura con un solo eje: un vehículo motriz tiene dos o más',
      'Entre todos suman 10 ejes: son más de 9',
    ],
  ],
  [
    'a licence without trailer',
    [tractor, semi, chofer({ licencia_clase: 'C3' })],
    ['La licencia de Ana Gómez es C3: con arrastre hace falta E1'],
  ],
  [
    'a licence for people',
    [chasis, chofer({ licencia_clase: 'D1' })],
    ['La licencia de Ana Gómez es D1: para un camión hace falta C o E1'],
  ],
  [
    'dangerous goods and food',
    [tractor, { ...semi, transporta_peligrosas: true, transporta_alimentos: true }, chofer()],
    [
      'ZX512ST lleva mercancías peligrosas y Ana Gómez no figura para llevarlas',
      'ZX512ST lleva alimentos y Ana Gómez no figura para llevarlos',
    ],
  ],
])('%s', (_, partes, said) => {
  expect(enEspanol(sentidoDe(partes))).toEqual(said)
})
