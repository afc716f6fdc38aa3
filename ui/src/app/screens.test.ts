import { expect, test } from 'vitest'
import { titleAt } from './screens.ts'

const routes = { lista: '/app/cosas', cosa: '/app/cosas/:recordid/detalle' }
const screens = { lista: { title: 'cosas.titulo' }, cosa: { title: 'cosas.detalle' } }

test.each([
  ['/app/cosas', 'cosas.titulo'],
  ['/app/cosas/', 'cosas.titulo'],
  ['/app/cosas/17x4/detalle', 'cosas.detalle'],
  ['/app/nada', undefined],
])('the screen at %s is called %s', (path, title) => {
  expect(titleAt(routes, screens, path)).toBe(title)
})
