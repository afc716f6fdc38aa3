import { readFileSync } from 'node:fs'
import { appRoutes } from '@portal/contract/rutas.ts'
import { expect, test } from 'vitest'

/** The router's own list, as it is generated: importing it would load every screen. */
const generated = readFileSync(new URL('./routeTree.gen.ts', import.meta.url), 'utf8')

test('the server knows every address of the app, and no other', () => {
  const paths = /interface FileRoutesByTo \{([^}]*)\}/.exec(generated)?.[1] ?? ''
  const routes = [...paths.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) =>
    `/app${path === '/' ? '' : path}`.replace(/\$(\w+)/g, ':$1'),
  )

  expect(routes.sort()).toEqual(Object.values(appRoutes).sort())
})
