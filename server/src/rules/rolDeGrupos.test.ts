import { expect, test } from 'vitest'
import { rolDeGrupos } from './rolDeGrupos.ts'

const roles = new Map([
  ['jefes', 'administrador'],
  ['revision', 'revisor'],
] as const)

test.each([
  [['revision', 'jefes'], 'administrador'],
  [['otros', 'revision'], 'revisor'],
  [['Jefes'], undefined],
  [[], undefined],
])('groups %j give %s', (grupos, rol) => {
  expect(rolDeGrupos(roles, grupos)).toBe(rol)
})
