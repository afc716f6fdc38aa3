import { routerOptions } from '@portal/ui/app/routerOptions.ts'
import { createRouter } from '@tanstack/react-router'
import { queryClient } from './app.ts'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  ...routerOptions,
  routeTree,
  basepath: '/app',
  context: { queryClient },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
