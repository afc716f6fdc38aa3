import type { Row } from '../promises.ts'

/** What Vitest says of the tests that were run, as far as it is read here. */
export interface TestReport {
  testResults: {
    /** The path of its file. */
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      meta: { tried?: Record<string, number>; most?: Record<string, number> }
    }[]
  }[]
}

/** One row that tests show. */
export interface Shown {
  what: string
  /** Files, or folders of them. */
  tests: readonly string[]
  /** Of those files only the tests that say so. */
  named?: RegExp
  /** Of what tests told: what may not be more than this. */
  most?: Readonly<Record<string, number>>
}

/**
 * What was tried, and how much of it was not as it should be: of tests those that failed, or never ran to an end. What is
 * left out on a machine that can't is told, and nothing is shown by it.
 */
export function rowsFromTests({ testResults }: TestReport, { what, tests, named, most = {} }: Shown): Row[] {
  const files = testResults.filter(({ name }) => tests.some((part) => name.includes(`/${part}`)))
  const all = files.flatMap(({ assertionResults }) => assertionResults)
  const ours = all.filter(({ fullName }) => named?.test(fullName) ?? true)
  const ran = ours.filter(({ status }) => status === 'passed' || status === 'failed')
  // A file that failed without a test that did was never read to its end.
  const unread = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  const wrong = ran.filter(({ status }) => status === 'failed').length + unread.length
  const tried = summed(ran.map(({ meta }) => meta.tried ?? {}))
  const measured = largest(ran.map(({ meta }) => meta.most ?? {}))
  const seconds = ran.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000
  const leftOut = ours.length - ran.length
  const counts = [
    `${whole(ran.length)} pruebas`,
    ...(leftOut > 0 ? [`${whole(leftOut)} que acá no se pueden`] : []),
    ...Object.entries(tried).map(([name, count]) => `${name} ${whole(count)}`),
  ]
  return [
    {
      what,
      measured: `${wrong} mal; ${counts.join(', ')} (${seconds.toFixed(0)} s)`,
      goal: '0 mal',
      holds: wrong === 0 && ran.length > 0,
    },
    ...Object.entries(measured).map(([name, value]): Row => {
      const goal = most[name]
      const row = { what: `${what}: ${name}`, measured: value.toFixed(1) }
      return goal === undefined ? { ...row, goal: '' } : { ...row, goal: `≤ ${goal}`, holds: value <= goal }
    }),
  ]
}

const whole = (count: number) => count.toLocaleString('es-AR', { useGrouping: 'always' })

const summed = (all: readonly Record<string, number>[]) => together(all, (one, other) => one + other)
const largest = (all: readonly Record<string, number>[]) => together(all, Math.max)

function together(all: readonly Record<string, number>[], add: (one: number, other: number) => number) {
  const sums: Record<string, number> = {}
  for (const [name, value] of all.flatMap((each) => Object.entries(each)))
    sums[name] = name in sums ? add(sums[name] ?? 0, value) : value
  return sums
}
