import pg from 'pg'
import { expect, test } from 'vitest'
import { describeError } from './logger.ts'

test('of an error of the database a log says what kind it is and where, and nothing that was typed', () => {
  const error = new pg.DatabaseError(
    'invalid input syntax for type uuid: "ana@transporte.example"',
    80,
    'error',
  )
  Object.assign(error, {
    code: '22P02',
    table: 'chofer',
    detail: 'Failing row contains (Ana, 20111222).',
    where: 'Ana',
  })

  const said = describeError(new Error('not saved', { cause: error }))

  expect(said).toMatchObject({ message: 'not saved', cause: { code: '22P02', table: 'chofer' } })
  expect(JSON.stringify(said)).toContain('logger.test.ts')
  expect(JSON.stringify(said)).not.toMatch(/[Aa]na|20111222/)
})

test('of what somebody threw that is no error, what it was', () => {
  expect(describeError('ana@transporte.example')).toEqual({ type: 'string', message: '', stack: '' })
})
