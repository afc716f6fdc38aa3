import { readFileSync } from 'node:fs'
import { consoleRoutes } from '@portal/contract/rutas.ts'
import { expect, test } from 'vitest'

/** The router's own list, as it is generated: importing it would load every screen. */
const generated = readFileSync(new URL('./routeTree.gen.ts', import.meta.url), 'utf8')

test('the server knows every address of the console, and no other', () => {
  const paths = /interface FileRoutesByTo \{([^}]*)\}/.exec(generated)?.[1] ?? ''
  const routes = [...paths.matchAll(/'(\/[^']*)':/g)].map(([, path = '']) =>
    `/consola${path === '/' ? '' : path}`.replace(/\$(\w+)/g, ':$1'),
  )

  expect(routes.sort()).toEqual(Object.values(consoleRoutes).sort())
})
