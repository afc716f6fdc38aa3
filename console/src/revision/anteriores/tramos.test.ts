import { expect, test } from 'vitest'
import { tiraDe } from './tramos.ts'

const earlier = (decidido: string | null, fecha_vencimiento: string | null) => ({
  documentoid: '21x1',
  estado: 'aprobado' as const,
  presentado: '2024-11-10T12:00:00Z',
  decidido,
  fecha_vencimiento,
  periodo: null,
  motivo: null,
})
const paper = {
  estado: 'en revision' as const,
  presentado: '2026-11-15T12:00:00Z',
  fecha_emision: '2026-11-10',
  fecha_vencimiento: '2027-11-10',
}
const hoy = '2026-11-20'

test('the earlier ones and the one that would follow stand in the order of time, each giving way to the next', () => {
  const strip = tiraDe(
    {
      ...paper,
      anteriores: [
        earlier('2025-11-10T12:00:00Z', '2026-11-30'),
        earlier('2024-11-10T12:00:00Z', '2025-11-10'),
      ],
    },
    hoy,
  )

  expect(strip?.tramos.map(({ year, nuevo }) => [year, nuevo])).toEqual([
    ['2024', false],
    ['2025', false],
    ['2026', true],
  ])
  expect(strip?.tramos[0]?.from).toBe(0)
  expect(strip?.tramos.at(-1)?.to).toBe(1)
  expect(strip?.tramos[1]?.to).toBe(strip?.tramos[2]?.from)
  // Renewed before its end, which it then follows on.
  expect(strip?.tramos[2]?.from).toBeCloseTo(750 / 1095, 3)
  expect(strip?.hoy).toBeCloseTo(740 / 1095, 3)
  expect(strip?.hasta).toBe('2027-11-10')
})

test('nothing is drawn of days that nobody said', () => {
  expect(tiraDe({ ...paper, anteriores: [] }, hoy)).toBeUndefined()
  expect(tiraDe({ ...paper, anteriores: [earlier(null, '2026-11-30')] }, hoy)).toBeUndefined()
  expect(
    tiraDe(
      { ...paper, fecha_vencimiento: null, anteriores: [earlier('2025-11-10T12:00:00Z', '2026-11-30')] },
      hoy,
    ),
  ).toBeUndefined()
})
