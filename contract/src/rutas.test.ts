import { expect, test } from 'vitest'
import { appRoutes, isRoute, ownPath } from './rutas.ts'

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

test.each([
  ['/auth/login?destino=%2Fapp#x', '/auth/login?destino=%2Fapp#x'],
  ['https://portal.example/contacto', '/contacto'],
  ['auth/login', '/auth/login'],
  ['', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://portal.example//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('%j leads to %j', (asked, path) => {
  expect(ownPath(asked, 'https://portal.example')).toBe(path)
})
