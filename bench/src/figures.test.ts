import { expect, test } from 'vitest'
import { lineOf, type Round } from './figures.ts'
import { failuresIn, rowOfLine } from './report.ts'

const round = (rate: number, more: Partial<Round> = {}): Round => ({
  rate,
  p50: 2,
  p99: 6,
  failed: 0,
  complaint: '',
  nodeCpu: 100,
  databaseCpu: 50,
  mebibytes: 200,
  ...more,
})

const goals = [
  { figure: 'rate', at: 16, value: 0.8 },
  { figure: 'p99', at: 16, value: 3 },
  { figure: 'mebibytes', at: 16, value: 180 },
  { figure: 'rate', at: 64, value: 0.5 },
] as const

const rounds = {
  floor: [round(900), round(1000), round(5000)],
  product: [round(850, { p99: 30 }), round(40, { p99: 30 }), round(990, { p99: 30 })],
}

test('a line holds the medians of its rounds, and their goals at as many connections', () => {
  const line = lineOf('historial', goals, 16, rounds)
  expect(line).toMatchObject({ floor: { rate: 1000 }, product: { rate: 850 }, ratio: 0.85, failed: 0 })
  expect(line.goals.map(({ figure, is, met }) => [figure, is, met])).toEqual([
    ['rate', 0.85, true],
    ['p99', 5, false],
    ['mebibytes', 200, false],
  ])
})

test('a row tells the floor before the product, and each goal with whether it is met', () => {
  expect(rowOfLine(lineOf('historial', goals, 16, rounds)).replace(/ {2,}/g, ' | ')).toBe(
    'historial | 16 | 1000 → 850 | 2.0 → 2.0 | 6.0 → 30.0 | 100 → 100 | 50 → 50 | 200 | 0.85 | ≥ 0.8 sí, p99 ≤ 3 × (5.00) NO, ≤ 180 MiB NO',
  )
})

test('what the system does not tell is a dash', () => {
  const unknown = { nodeCpu: NaN, databaseCpu: NaN, mebibytes: NaN }
  const row = rowOfLine(lineOf('login', [], 1, { floor: [round(9, unknown)], product: [round(9, unknown)] }))
  expect(row).toMatch(/– → – +– → – +– +1.00$/)
})

test('failures of either are told, with what one of them said', () => {
  const failing = {
    floor: [round(1)],
    product: [round(1, { failed: 2 }), round(1, { failed: 1, complaint: '500 {}' })],
  }
  expect(failuresIn([lineOf('login', [], 16, failing), lineOf('cola', [], 16, rounds)])).toEqual([
    'login, 16 conexiones: 3 fallos; uno dice: 500 {}',
  ])
})
