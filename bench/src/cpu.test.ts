import { expect, test } from 'vitest'
import { parseStat } from './cpu.ts'

test('a process is read whatever its program is called', () => {
  const line = '4711 (node (x) 1) S 12 4711 4711 0 -1 4194304 900 0 0 0 150 50 30 20 20 0 11 0 8800 1 2'
  expect(parseStat(line)).toEqual({ pid: 4711, parent: 12, own: 200, ofEnded: 50 })
})
