import type { Locator, Page } from '@playwright/test'

/** Goes on with Tab, as a person without a mouse does, until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab no llega a ${target.toString()}`)
}
