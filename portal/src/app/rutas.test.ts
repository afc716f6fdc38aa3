import { appRoutes } from '@portal/contract/rutas.ts'
import { expect, test } from 'vitest'
import type { FileRoutesByTo } from './routeTree.gen.ts'

/** Every address of the router; the compiler asks for those that are missing. */
const addresses: Record<keyof FileRoutesByTo, string> = {
  '/': '/app',
  '/choferes': '/app/choferes',
  '/choferes/nuevo-chofer': '/app/choferes/nuevo-chofer',
  '/choferes/$recordid/detalle': '/app/choferes/:recordid/detalle',
  '/choferes/$recordid/editar': '/app/choferes/:recordid/editar',
  '/pages/documentos': '/app/pages/documentos',
  '/pages/documentos/$documentoid/detalle': '/app/pages/documentos/:documentoid/detalle',
  '/pages/editar-perfil': '/app/pages/editar-perfil',
  '/pages/perfil': '/app/pages/perfil',
  '/pages/proximamente': '/app/pages/proximamente',
}

test('the server answers every address of the app', () => {
  expect(Object.values(addresses).sort()).toEqual([...appRoutes].sort())
})
