import { expect, test } from 'vitest'
import { rowsFromTests, type TestReport } from './fromTests.ts'

const file = (
  name: string,
  tests: TestReport['testResults'][0]['assertionResults'],
  status = 'passed',
): TestReport => ({
  testResults: [{ name: `/portal/${name}`, status, startTime: 0, endTime: 1, assertionResults: tests }],
})
const passed = (meta = {}) => ({ fullName: 'algo', status: 'passed', duration: 1_500, meta })

test('a row sums what its tests tried, and tells the largest of what they measured', () => {
  const report = file('a.test.ts', [
    passed({ tried: { celdas: 1_200 }, most: { segundos: 1 } }),
    passed({ tried: { celdas: 34 }, most: { segundos: 4 } }),
  ])
  expect(rowsFromTests(report, { what: 'Matriz', tests: ['a.test.ts'], most: { segundos: 3 } })).toEqual([
    { what: 'Matriz', measured: '0 mal; 2 pruebas, celdas 1.234 (3 s)', goal: '0 mal', holds: true },
    { what: 'Matriz: segundos', measured: '4.0', goal: '≤ 3', holds: false },
  ])
})

test('one that failed, a file that could not be read and no test at all are no row that holds', () => {
  const failed = file('a.test.ts', [{ ...passed(), status: 'failed' }], 'failed')
  const unread = file('a.test.ts', [], 'failed')
  for (const report of [failed, unread, file('otra.test.ts', [passed()])])
    expect(rowsFromTests(report, { what: 'Matriz', tests: ['a.test.ts'] })[0]?.holds).toBe(false)
})

test('what can’t be tried here is told, and counts for nothing', () => {
  const report = file('a.test.ts', [passed(), { ...passed(), status: 'skipped' }])
  expect(rowsFromTests(report, { what: 'Disco', tests: ['a.test.ts'] })[0]?.measured).toBe(
    '0 mal; 1 pruebas, 1 que acá no se pueden (2 s)',
  )
})
