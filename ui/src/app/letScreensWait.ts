import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { PendingScreen } from './PendingScreen.tsx'

/**
 * What each screen shows while it is asked for again. Frames and menus stay as they are, and so does a screen that
 * somebody leaves until the next is there.
 */
export const letScreensWait = (router: AnyRouter): void => {
  for (const route of Object.values<AnyRoute>(router.routesById))
    if (!route.children) route.update({ pendingComponent: PendingScreen, pendingMs: Infinity })
}
