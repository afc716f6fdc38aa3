import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const rows = ['21x1', '21x2', '21x3'].map((documentoid) => ({ documentoid, mirando: null }))

test('a document stands between those before and after it in its list', () => {
  expect(neighboursOf('21x2', null, rows, {})).toEqual({ position: 2, previous: '21x1', next: '21x3' })
})

test('past what the list brought, the server names the next one of the whole queue', () => {
  expect(neighboursOf('21x3', '21x4', rows, {}).next).toBe('21x4')
})

test('a narrowed list ends where it ends', () => {
  expect(neighboursOf('21x3', '21x4', rows, { tiporecurso: 'chofer' }).next).toBeUndefined()
})

test('from a document that left the list one goes on with what still waits in it', () => {
  expect(neighboursOf('21x9', null, rows, { tiporecurso: 'chofer' })).toEqual({
    position: undefined,
    previous: undefined,
    next: '21x1',
  })
})

test('forward, what somebody else looks at is left to them; back, it may be looked at', () => {
  const held = (...ids: string[]) =>
    rows.map((row) => ({ ...row, mirando: ids.includes(row.documentoid) ? 'Marta' : null }))
  expect(neighboursOf('21x1', null, held('21x2'), {}).next).toBe('21x3')
  expect(neighboursOf('21x9', null, held('21x1'), { tiporecurso: 'chofer' }).next).toBe('21x2')
  expect(neighboursOf('21x3', null, held('21x2'), {}).previous).toBe('21x2')
})

test('what was decided a moment ago is not next, though the list still has it', () => {
  const stale = rows.map((row) => ({ ...row, decidido: row.documentoid === '21x2' }))
  expect(neighboursOf('21x1', null, stale, {}).next).toBe('21x3')
  expect(neighboursOf('21x3', null, stale, {}).previous).toBe('21x2')
})
