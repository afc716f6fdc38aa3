import { expect, test } from 'vitest'
import { inMegabytes } from './numbers.ts'
import type { Step } from './progress.ts'
import { progressOn, type Manner } from './progressOn.ts'

const always: Manner = { quietMs: 0, everyMs: 0 }

/** All that was written, on a terminal of so many columns or anywhere else. */
function paper(columns?: number) {
  const written: string[] = []
  const isTTY = columns !== undefined
  return { written, paper: { write: (text: string) => written.push(text), isTTY, columns } }
}

test.each<[Step, string]>([
  [{ what: 'Guardando archivos', done: 1234, of: 2700 }, 'Guardando archivos: 1.234 de 2.700 (45 %)'],
  [{ what: 'Revisando', done: 12 }, 'Revisando: 12'],
  [
    { what: 'Revisando', done: 1_500_000, of: 3_000_000, written: inMegabytes },
    'Revisando: 1,5 MB de 3 MB (50 %)',
  ],
  [
    { what: 'Guardando tablas', done: 3, of: 40, now: 'documento, 4 MB' },
    'Guardando tablas: 3 de 40 (7 %), documento, 4 MB',
  ],
  [{ what: 'Guardando archivos', done: 0, of: 0 }, 'Guardando archivos: 0 de 0'],
])('outside of a terminal %j is a line', (step, line) => {
  const { written, paper: log } = paper()
  progressOn(log, always).progress(step)
  expect(written).toEqual([`${line}\n`])
})

test('on a terminal it is one bar, drawn over, no wider than the terminal, and gone before a sentence', () => {
  const { written, paper: terminal } = paper(60)
  const { progress, say } = progressOn(terminal, always)
  progress({ what: 'Guardando archivos', done: 3, of: 4 })
  progress({ what: 'Guardando archivos', done: 4, of: 4, now: 'una tabla de nombre muy muy largo, 12 MB' })
  say('Listo.')
  expect(written[0]).toBe('\rGuardando archivos ██████████████████░░░░░░  75 %  3 de 4\x1b[K')
  expect(written[1]).toMatch(/^\rGuardando archivos █{24} 100 % {2}4 de 4, /)
  expect(written[1]).toHaveLength('\r\x1b[K'.length + 59)
  expect(written.slice(2)).toEqual(['\r\x1b[K', 'Listo.\n'])
})

test('what is over soon says nothing, and what takes long says it every so often', () => {
  const { written, paper: log } = paper()
  const soon = progressOn(log)
  for (let done = 0; done < 1000; done++) soon.progress({ what: 'Guardando', done, of: 1000 })
  expect(written).toEqual([])

  const seldom = progressOn(log, { quietMs: 0, everyMs: 60_000 })
  for (let done = 0; done < 1000; done++) seldom.progress({ what: 'Guardando', done, of: 1000 })
  expect(written).toHaveLength(1)
})
