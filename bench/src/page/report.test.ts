import { expect, test } from 'vitest'
import { linesOf, tableOf } from './report.ts'

test('each figure is the median of its runs, held against the most that it may be', () => {
  const runs = [
    { lcp: 900, cls: 0.01 },
    { lcp: 500, cls: 0.03 },
    { lcp: 590, cls: 0.03 },
  ]
  expect(linesOf(runs, { lcp: 600, cls: 0.02 })).toEqual([
    { figure: 'lcp', median: 590, least: 500, most: 900, goal: 600, met: true },
    { figure: 'cls', median: 0.03, least: 0.01, most: 0.03, goal: 0.02, met: false },
  ])
})

test('a figure that some run could not tell is the median of the others, and one that none told is left out', () => {
  expect(linesOf([{ inp: 80 }, {}, { inp: 40 }], { inp: 100, lcp: 600 })).toEqual([
    { figure: 'inp', median: 60, least: 40, most: 80, goal: 100, met: true },
  ])
})

test('a goal that is met to the hair is met, and a figure without one says nothing of it', () => {
  expect(linesOf([{ requests: 4, kib: 120 }], { requests: 4 })).toEqual([
    { figure: 'requests', median: 4, least: 4, most: 4, goal: 4, met: true },
    { figure: 'kib', median: 120, least: 120, most: 120 },
  ])
})

test('the table says the goal beside each figure, and shouts the ones that are missed', () => {
  const table = tableOf(
    '/auth/login',
    linesOf([{ codeRequests: 3, codeKib: 90.84, lcp: 652.4, cls: 0 }], { codeKib: 90, lcp: 700 }),
  )
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    '/auth/login | mediana | entre | meta | cumple',
    'solicitudes de JS y CSS | 3 | 3–3',
    'JS y CSS | 90.8 KiB | 90.8–90.8 | ≤ 90.0 | NO',
    'LCP | 652 ms | 652–652 | ≤ 700 | sí',
    'CLS | 0.000 | 0.000–0.000',
  ])
})
