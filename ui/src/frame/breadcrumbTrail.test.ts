import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumbTrail.ts'

const labels = { app: 'Inicio', perfil: 'Perfil', choferes: 'Choferes' }

test.each([
  ['/app', [{ label: 'Inicio' }]],
  ['/app/', [{ label: 'Inicio' }]],
  ['/app/pages/perfil', [{ label: 'Inicio', href: '/app' }, { label: 'Perfil' }]],
  [
    '/app/choferes/17x42/detalle',
    [{ label: 'Inicio', href: '/app' }, { label: 'Choferes', href: '/app/choferes' }, { label: 'Detalle' }],
  ],
  [
    '/app/choferes/nuevo-chofer',
    [
      { label: 'Inicio', href: '/app' },
      { label: 'Choferes', href: '/app/choferes' },
      { label: 'Nuevo chofer' },
    ],
  ],
  [
    '/app/pages/cambiar-contrase%C3%B1a',
    [{ label: 'Inicio', href: '/app' }, { label: 'Cambiar contraseña' }],
  ],
])('%s reads as its trail', (pathname, trail) => {
  expect(breadcrumbTrail(pathname, labels)).toEqual(trail)
})
