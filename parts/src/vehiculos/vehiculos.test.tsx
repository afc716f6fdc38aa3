import { carrocerias, maxEjes, vehiculos } from '@portal/contract/vehiculos.ts'
import { startTexts } from '@portal/ui/texts/textos.ts'
import { es as ui } from '@portal/ui/mensajes/es.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { es as partes } from '../mensajes/es.ts'
import { Silueta } from './Silueta.tsx'
import { UnidadDibujada, type ParteDibujada } from './UnidadDibujada.tsx'

beforeAll(() => startTexts({ ...ui, ...partes }))

const titleOf = (markup: string) => /<title>(.*?)<\/title>/.exec(markup)?.[1]
const pathsIn = (markup: string) => markup.match(/<path /g)?.length ?? 0

// React's development build takes milliseconds a drawing on a busy machine.
test(
  'every kind, body and number of axles draws something that is told in words',
  { timeout: 60_000 },
  () => {
    const everyVehicle = vehiculos.flatMap((vehiculo) =>
      carrocerias.flatMap((carroceria) =>
        Array.from({ length: maxEjes }, (_, index) => ({ vehiculo, carroceria, cantidad_ejes: index + 1 })),
      ),
    )
    const page = everyVehicle.map((dominio, index) => <Silueta key={index} dominio={dominio} />)
    const drawings = renderToStaticMarkup(page).split('<svg ').slice(1)
    const poor = everyVehicle.filter(({ vehiculo, cantidad_ejes }, index) => {
      const markup = drawings[index] ?? ''
      const title = titleOf(markup) ?? ''
      const told = title.startsWith(vehiculo) && title.includes(`${cantidad_ejes} eje`)
      return !told || pathsIn(markup) < 4 || markup.includes('NaN')
    })

    expect(everyVehicle).toHaveLength(891)
    expect(poor).toEqual([])
  },
)

test.each([
  [{ vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 }, 'Semirremolque tolva, 3 ejes'],
  [{ vehiculo: 'Semirremolque', carroceria: 'Otro', cantidad_ejes: 1 }, 'Semirremolque, 1 eje'],
  [{ vehiculo: 'Carretón', carroceria: 'Carretón', cantidad_ejes: 4 }, 'Carretón, 4 ejes'],
  [{ vehiculo: 'Dolly', carroceria: null, cantidad_ejes: null }, 'Dolly'],
  [{ vehiculo: 'Grúa', cantidad_ejes: 4 }, 'Grúa, 4 ejes'],
  [{}, 'Vehículo'],
])('%o is told as %s', (dominio, told) => {
  expect(titleOf(renderToStaticMarkup(<Silueta dominio={dominio} />))).toBe(told)
})

test('a silhouette beside its words says nothing twice', () => {
  const markup = renderToStaticMarkup(<Silueta dominio={{ vehiculo: 'Tractor' }} decorative />)

  expect(markup).toContain('aria-hidden="true"')
  expect(markup).not.toContain('<title>')
})

const parte = (dominio: string, vehiculo: string, more: Partial<ParteDibujada> = {}): ParteDibujada => ({
  dominio,
  vehiculo,
  tone: 'green',
  estado: 'Habilitado',
  ...more,
})

const bitren = [
  parte('ZX208NP', 'Tractor'),
  parte('ZX777CC', 'Bitrén', { tone: 'red', estado: 'No habilitado', culprit: true }),
  parte('ZX778CC', 'Semirremolque', { tone: 'ochre', estado: 'Por vencer' }),
]

test('a unit is told part by part, each with its status', () => {
  expect(titleOf(renderToStaticMarkup(<UnidadDibujada parts={bitren} />))).toBe(
    'Tractor ZX208NP (habilitado), bitrén ZX777CC (no habilitado) y semirremolque ZX778CC (por vencer)',
  )
})

test('each part wears its status, and only a culprit has the mark', () => {
  const parts = renderToStaticMarkup(<UnidadDibujada parts={bitren} />)
    .split('<g ')
    .slice(1)
  const [tractor = '', culprit = '', semi = ''] = parts

  expect(tractor).not.toMatch(/^[^>]*data-tone=/)
  expect(culprit).toMatch(/^[^>]*data-tone="red"/)
  expect(semi).toMatch(/^[^>]*data-tone="ochre"/)
  expect(parts.map((part) => part.includes('0h10l-5 7z'))).toEqual([false, true, false])
})

test('small, a unit is drawn without its detail', () => {
  const large = renderToStaticMarkup(<UnidadDibujada parts={bitren} />)
  const small = renderToStaticMarkup(<UnidadDibujada parts={bitren} small height={46} />)

  expect(pathsIn(small)).toBeLessThan(pathsIn(large))
})
