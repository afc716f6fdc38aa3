import { expect, type Locator, type Page } from '@playwright/test'

/**
 * A person who taps. Typing is no tap, because a phone's keyboard leads from one field to the next; a choice in a list of
 * the browser's own is two, one that opens it and one that chooses. After each the focus is somewhere: on the page itself
 * a keyboard begins anew, and a screen reader is lost.
 */
export function tapping(page: Page) {
  let taps = 0
  const where = () =>
    page.evaluate(() => ({ page: performance.timeOrigin, focus: document.activeElement?.localName }))
  /** Another page of the browser's own begins at its beginning. */
  const landed = async (before?: { page: number }) =>
    expect
      .poll(async () => {
        const { page: now, focus } = await where().catch(() => ({ page: undefined, focus: undefined }))
        // On its way to another page.
        if (now === undefined) return 'en camino'
        return focus === 'body' && now === (before?.page ?? now) ? 'en ninguna parte' : 'en su lugar'
      }, 'el foco')
      .toBe('en su lugar')
  return {
    tap: async (target: Locator) => {
      taps++
      const before = await where()
      await target.click()
      await landed(before)
    },
    choose: async (list: Locator, option: string) => {
      taps += 2
      await list.selectOption(option)
      await landed()
    },
    /** From a list that is searched by typing. */
    pick: async (list: Locator, typed: string, option: RegExp | string) => {
      await list.fill(typed)
      taps++
      await page.getByRole('option', { name: option }).first().click()
      await landed()
    },
    /** What opens the chooser of files of the phone, and the file in it. */
    attach: async (input: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      taps += 2
      await input.setInputFiles(file)
      await landed()
    },
    count: () => taps,
  }
}
