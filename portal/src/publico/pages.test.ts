import { contactRoutes, landingRoutes, paseRoute, pedidoRoute, publicRoutes } from '@portal/contract/rutas.ts'
import { expect, test } from 'vitest'
import { pageAt, pages } from './pages.ts'

test('every address before sign-in has its page', () => {
  const routes = [
    ...Object.keys(landingRoutes),
    ...Object.values(contactRoutes),
    pedidoRoute,
    paseRoute,
    ...publicRoutes,
  ]
  expect(new Set(['not-found', ...routes.map(pageAt)])).toEqual(new Set(Object.keys(pages)))
})

test.each(['/auth', '/auth/otra', '/auth/constructor', '/auth/login/mas', '/login'])(
  '%s is not found',
  (path) => {
    expect(pageAt(path)).toBe('not-found')
  },
)
