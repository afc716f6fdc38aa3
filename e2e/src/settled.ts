import type { Page } from '@playwright/test'

/** Waits until what a screen asked for is there and drawn. An app says so itself; of another page the network does. */
export async function settled(page: Page): Promise<void> {
  if (!/^\/(app|consola)(\/|$)/.test(new URL(page.url()).pathname)) {
    await page.waitForLoadState('networkidle')
    return
  }
  await page.waitForFunction(
    () =>
      'settled' in document.documentElement.dataset &&
      document.querySelector('[aria-busy=true]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}
