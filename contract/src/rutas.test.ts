import { expect, test } from 'vitest'
import { appRoutes, isRoute } from './rutas.ts'

test.each(['/app', '/app/', '/app/choferes/17x42/detalle', '/app/pages/documentos'])('%s exists', (path) => {
  expect(isRoute(appRoutes, path)).toBe(true)
})

test.each([
  '/',
  '/ap',
  '/app/choferes/17x42',
  '/app/choferes//detalle',
  '/app/choferes/a/b/detalle',
  '/app//',
])('%s does not', (path) => {
  expect(isRoute(appRoutes, path)).toBe(false)
})
