import { consoleRoutes } from '@portal/contract/rutas.ts'
import { expect, test } from 'vitest'
import type { FileRoutesByTo } from './routeTree.gen.ts'

/** Every address of the router; the compiler asks for those that are missing. */
const addresses: Record<keyof FileRoutesByTo, string> = {
  '/': '/consola',
  '/ingresar': '/consola/ingresar',
  '/registros': '/consola/registros',
  '/registros/$registroid': '/consola/registros/:registroid',
  '/revision': '/consola/revision',
  '/revision/$documentoid': '/consola/revision/:documentoid',
}

test('the server answers every address of the console', () => {
  expect(Object.values(addresses).sort()).toEqual([...consoleRoutes].sort())
})
