import type { Page } from '@playwright/test'
import type { Measured } from './figures.ts'
import type { Mark } from './recorder.ts'
import type { SlowPage } from './slowPage.ts'

/** What a page that is measured says of itself. */

export function reached(page: Page, mark: Mark): Promise<number> {
  return page.evaluate((it) => window.recorder.reached(it), mark)
}

export const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** What this page had over the network when its clock said so. */
export async function arrivedBy(page: Page, wire: SlowPage['wire'], ms: number): Promise<Measured> {
  const ahead = await page.evaluate(
    () => document.querySelector<HTMLMetaElement>('meta[name="app-chunks"]')?.content.split(' ') ?? [],
  )
  const start = await startOf(page)
  return wire.cameBetween(start - 5, start + ms, ahead)
}

export const painted = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const { firstPaint, lcp, cls } = window.recorder
    return { firstPaint, lcp, cls }
  })
