import type { Page } from '@playwright/test'
import { carrierDoor } from '@portal/contract/door.ts'
import { abrir } from './abrir.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

/** Nothing on a screen jumps while what it shows arrives, in whatever order that is. */

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]
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

function watchShifts() {
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

/** Each answer comes a little after the one before. */
async function answerOneByOne(page: Page) {
  let before = 0
  await page.route(`**${carrierDoor.url}`, async (route) => {
    const turn = ++before
    await new Promise((resolve) => setTimeout(resolve, 150 * turn))
    await route.continue()
  })
}

for (const pantalla of pantallas.filter(({ path, act }) => path.startsWith('/app') && !act))
  test(`${pantalla.name}: nada salta mientras llega`, async ({ page, signIn, origin }) => {
    await page.addInitScript(watchShifts)
    if (pantalla.who) await signIn(pantalla.who)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await answerOneByOne(page)
      await abrir(page, pantalla, origin)
      await page.unrouteAll({ behavior: 'wait' })
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `a ${size.width}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
    }
  })
