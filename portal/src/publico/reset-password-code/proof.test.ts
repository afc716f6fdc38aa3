import { expect, test } from 'vitest'
import { proofIn } from './proof.ts'

test('a mailed link asks for the password alone, wherever its token is written', () => {
  const link = { by: 'link', token: 'abc_DEF-123' }
  expect(proofIn({ hash: '#token=abc_DEF-123', search: '' }, 'ana@example.com')).toEqual(link)
  expect(proofIn({ hash: '', search: '?token=abc_DEF-123' }, undefined)).toEqual(link)
})

test('without a link it is a code, of the e-mail from the step before', () => {
  expect(proofIn({ hash: '', search: '' }, 'ana@example.com')).toEqual({
    by: 'code',
    email: 'ana@example.com',
  })
})

test('opened cold, nobody knows the e-mail', () => {
  expect(proofIn({ hash: '#otro', search: '?token=' }, undefined)).toEqual({ by: 'code', email: undefined })
})
