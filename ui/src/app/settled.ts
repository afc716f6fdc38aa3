import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** Nothing that a screen asked for is on its way, nor another screen. */
export const isQuiet = (router: AnyRouter, queryClient: QueryClient): boolean =>
  queryClient.isFetching() + queryClient.isMutating() === 0 && router.state.status === 'idle'

/** When the browser has nothing else to do. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 50) // Safari
  })

/**
 * `data-settled` on the root of the page, while what the screen asked for is there and drawn, fonts too: for whoever looks
 * at the page from outside, as tests and what prints or photographs pages do.
 */
export const tellSettled = (router: AnyRouter, queryClient: QueryClient): void => {
  const { dataset } = document.documentElement
  let looks = 0
  const look = () => {
    delete dataset['settled']
    looks += 1
    void settle(looks)
  }
  const settle = async (own: number) => {
    if (!isQuiet(router, queryClient)) return
    await document.fonts.ready
    // A component that gets its answer may ask for more as it is drawn.
    await new Promise(requestAnimationFrame)
    await idle()
    if (own === looks && isQuiet(router, queryClient)) dataset['settled'] = ''
  }
  const lookWhenChanged = () => {
    if (!isQuiet(router, queryClient) || dataset['settled'] === undefined) look()
  }
  queryClient.getQueryCache().subscribe(lookWhenChanged)
  queryClient.getMutationCache().subscribe(lookWhenChanged)
  router.subscribe('onBeforeNavigate', look)
  router.subscribe('onRendered', look)
  look()
}
