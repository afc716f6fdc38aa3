import { expect, test } from 'vitest'
import { destino } from './destino.ts'

const from = (asked: string) => destino(`?destino=${encodeURIComponent(asked)}`)

test('the person returns to the page first asked for', () => {
  expect(from('/app/choferes?search=ana&page=2#lista')).toBe('/app/choferes?search=ana&page=2#lista')
})

test.each([
  '',
  '//evil.example/app',
  '/\\evil.example/app',
  'https://evil.example/app',
  'http://portal.invalid@evil.example/app',
  'javascript:alert(1)',
  '/app/../consola',
  '/application',
  '/auth/login',
  'http://[',
])('%j leads to the start of the app', (asked) => {
  expect(from(asked)).toBe('/app')
})

test('without a page asked for, the start of the app', () => {
  expect(destino('')).toBe('/app')
})
