import { publicRoutes } from '@portal/contract/rutas.ts'
import { expect, test } from 'vitest'
import { pageAt, pages } from './pages.ts'

test('every address before sign-in has its page', () => {
  expect(pageAt('/')).toBe('index')
  const found = publicRoutes.map(pageAt)
  expect(new Set(['index', 'not-found', ...found])).toEqual(new Set(Object.keys(pages)))
})

test.each(['/auth', '/auth/otra', '/auth/constructor', '/auth/login/mas', '/login'])(
  '%s is not found',
  (path) => {
    expect(pageAt(path)).toBe('not-found')
  },
)
