import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export function sum(counts) {
  return counts.reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }))
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A runner that ended badly without naming a failed test (it crashed, a file didn't load) counts as one failure. */
export function honest(counts, ok) {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

export function vitestCounts(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 0, skipped: 0 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What fell, each with its reason: the journeys print thousands of lines below it. */
export function vitestFailures(file) {
  const report = readReport(file)
  if (!report) return []
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const fell = assertionResults.filter((result) => result.status === 'failed')
      const path = relative(root, name)
      return fell.length === 0
        ? [`${path}: ${reasonOf(message)}`]
        : fell.map(
            ({ fullName, failureMessages }) => `${path} › ${fullName}: ${reasonOf(failureMessages[0])}`,
          )
    })
}

/** Without the places in the code, and not the whole of two lists that differ. */
const reasonOf = (text = '') =>
  text
    // What Vitest has in the place of a reason.
    .replace('Error: STACK_TRACE_ERROR', 'it took longer than it may')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ +at /.test(line))
    .slice(0, 25)
    .map((line) => line.slice(0, 500))
    .join('\n      ')

export function playwrightCounts(file) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 0, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
