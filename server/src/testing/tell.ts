import { TestRunner } from 'vitest'

declare module '@vitest/runner' {
  interface TaskMeta {
    /** How many of what it tried, by name. */
    tried?: Record<string, number>
    /** The largest of what it measured, by name. */
    most?: Record<string, number>
  }
}

type Told = Pick<NonNullable<ReturnType<typeof TestRunner.getCurrentTest>>, 'meta'>

/** Says beside a test's result how many of something it tried: what `check:security` and `check:crash` print. A concurrent test names itself. */
export function tellTried(what: string, count: number, test: Told = running()): void {
  const tried = (test.meta.tried ??= {})
  tried[what] = (tried[what] ?? 0) + count
}

/** The same of what it measured: of several the largest. */
export function tellMost(what: string, measured: number, test: Told = running()): void {
  const most = (test.meta.most ??= {})
  most[what] = Math.max(most[what] ?? measured, measured)
}

function running(): Told {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('only a running test has something to tell')
  return test
}
