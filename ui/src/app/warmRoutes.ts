import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { allParts } from '../onDemand/part.ts'
import { idle, isQuiet } from './settled.ts'

/** What the types of the DOM don't know. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** The first screen has its figures before anything else is fetched; then one follows the other. */
const firstQuietMs = 300
const quietMs = 100

/**
 * Fetches the code of every screen, and of what opens on demand, once the first one stands and has what it asked for, so that a bad signal later costs
 * nobody a screen. One after the other, while there is nothing else to do; whoever saves data is spared.
 */
export const warmRoutes = (router: AnyRouter, queryClient: QueryClient): void => {
  if ((navigator as WithConnection).connection?.saveData === true) return
  const quiet = async (ms: number) => {
    do await new Promise((resolve) => setTimeout(resolve, ms))
    while (!isQuiet(router, queryClient))
    await idle()
  }
  const warm = async () => {
    await quiet(firstQuietMs)
    for (const route of Object.values<AnyRoute>(router.routesById)) {
      await quiet(quietMs)
      // What can't be had now is fetched when it is wanted.
      await Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
    }
    for (const bring of allParts()) {
      await quiet(quietMs)
      await bring().catch(() => undefined)
    }
  }
  void warm()
}
