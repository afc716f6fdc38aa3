import { expect, test } from 'vitest'
import { contains, currentItem, type MenuItem } from './menu.ts'

const menu: MenuItem[] = [
  { key: 'inicio', name: 'Inicio', link: '/app' },
  {
    key: 'choferes',
    name: 'Choferes',
    link: '/app/choferes',
    child: [
      {
        key: 'susDocumentos',
        name: 'Documentos',
        link: '/app/choferes/documentos',
        views: ['/app/choferes/matriz'],
      },
    ],
  },
  {
    key: 'grupo',
    name: 'Grupo',
    child: [{ key: 'documentos', name: 'Documentos', link: '/app/pages/documentos' }],
  },
]

test.each([
  ['/app', 'inicio'],
  ['/app/', 'inicio'],
  ['/app/pages/perfil', undefined],
  ['/app/choferes', 'choferes'],
  ['/app/choferes/17x1/detalle', 'choferes'],
  ['/app/choferes/documentos', 'susDocumentos'],
  ['/app/choferes/matriz', 'susDocumentos'],
  ['/app/choferesnuevos', undefined],
  ['/app/pages/documentos/21x1', 'documentos'],
  ['/otra', undefined],
])('at %s the current item is %s', (pathname, key) => {
  expect(currentItem(menu, pathname, '/app')?.key).toBe(key)
})

test('a group knows the current item inside it', () => {
  expect(menu.map((item) => contains(item, 'documentos'))).toEqual([false, false, true])
})
