import { expect, test } from 'vitest'
import { appRoutes, isRoute } from './rutas.ts'

test.each([
  '/app',
  '/app/',
  '/app/choferes/17x42/detalle',
  '/app/pages/documentos',
  '/app/pages/cambiar-contraseña',
  '/app/pages/cambiar-contrase%C3%B1a',
  '/app/pages/cambiar-contrase%c3%b1a',
])('%s exists', (path) => {
  expect(isRoute(appRoutes, path)).toBe(true)
})

test.each([
  '/',
  '/ap',
  '/app/choferes/17x42',
  '/app/choferes//detalle',
  '/app/choferes/a/b/detalle',
  '/app//',
  '/app/%63hoferes',
  '/app%2Fchoferes',
  '/app/pages/cambiar-contrasena',
  '/app/pages/cambiar-contrasen\u0303a',
  '/app/pages/cambiar-contrase%F1a',
  '/app/pages/cambiar-contrase%C3a',
])('%s does not', (path) => {
  expect(isRoute(appRoutes, path)).toBe(false)
})
