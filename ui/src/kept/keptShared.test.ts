import { expect, test } from 'vitest'
import { isOver, maxSharedBytes, maxSharedFiles, shareRefusal } from './keptShared.ts'

const file = (name = 'poliza.pdf', type = 'application/pdf', size = 1000) => ({ name, type, size })
const waiting = (count: number, size = 1000) => Array.from({ length: count }, () => ({ file: { size } }))

test.each([
  ['a PDF', [file()], [], undefined],
  ['a picture without a type', [file('foto.JPG', '')], [], undefined],
  ['nothing', [], [], 'vacio'],
  ['an empty file', [file('a.pdf', 'application/pdf', 0)], [], 'vacio'],
  ['a page of the web', [file('a.pdf', 'text/html')], [], 'tipo'],
  ['a film beside a PDF', [file(), file('a.mp4', 'video/mp4')], [], 'tipo'],
  ['as many as wait at most', [file()], waiting(maxSharedFiles - 1), undefined],
  ['one more', [file()], waiting(maxSharedFiles), 'lleno'],
  [
    'more than they may weigh together',
    [file('a.pdf', 'application/pdf', maxSharedBytes)],
    waiting(1),
    'lleno',
  ],
] as const)('of what is shared, %s', (_, files, others, refusal) => {
  expect(shareRefusal(files, others)).toBe(refusal)
})

test.each([
  ['of now', 0, false],
  ['of seven days ago', 7, false],
  ['of longer ago', 7.01, true],
  ['of a day that is not yet: the clock was put back', -2, true],
])('what was shared %s', (_, daysAgo, over) => {
  const now = Date.UTC(2026, 10, 27)
  expect(isOver({ at: now - daysAgo * 86_400_000 }, now)).toBe(over)
})
