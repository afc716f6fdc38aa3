import type { Page } from '@playwright/test'
import { carrierDoor } from '@portal/contract/door.ts'
import { expect } from './portal.ts'

/** Nothing on a screen jumps while what it shows arrives, in whatever order that is. */

const most = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

/** In the page, before anything of it. */
export function watchShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement
            return `${element?.nodeName ?? ''} ${element?.textContent.trim().slice(0, 40) ?? ''}`
          }),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a screen whose answers come each a little after the one before, and holds that nothing jumped. */
export async function expectNoShifts(page: Page, open: () => Promise<unknown>): Promise<void> {
  await answerOneByOne(page)
  await open()
  await page.unrouteAll({ behavior: 'wait' })
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `a ${String(page.viewportSize()?.width)}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}

async function answerOneByOne(page: Page) {
  let before = 0
  await page.route(`**${carrierDoor.url}`, async (route) => {
    const turn = ++before
    await new Promise((resolve) => setTimeout(resolve, 80 * turn))
    await route.continue()
  })
}
