import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measurements, optionsOfMeasurements } from './measurements.ts'

const root = join(import.meta.dirname, '../..')
/** The first word after `npm run bench -- ` of each row of a table. */
const toldIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^\| `npm run bench -- (--\w+)/gm)].map(
    ([, option]) => option,
  )

test.each(['CONTRIBUTING.md', 'docs/performance.md'])(
  '%s tells of each measurement, and of no other',
  (file) => {
    const told = new Set(toldIn(file))
    told.delete('--quick')
    expect([...told].sort()).toEqual(optionsOfMeasurements.toSorted())
  },
)

test('each measurement has a program', () => {
  for (const file of Object.values(measurements))
    expect(existsSync(join(import.meta.dirname, file))).toBe(true)
})
