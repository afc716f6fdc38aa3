import { createRouter } from '@tanstack/react-router'
import { queryClient } from './queryClient.ts'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  basepath: '/consola',
  context: { queryClient },
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
  // Every search parameter is plain text in the address; each route says what it understands.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const kept = Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    )
    const query = new URLSearchParams(kept).toString()
    return query === '' ? '' : `?${query}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
