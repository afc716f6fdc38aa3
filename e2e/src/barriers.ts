import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules that look at colours: of a screen in another mode nothing else can be new. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds: the rule broken and the elements that break it. `recoloured`: looked at before, in other colours. */
export async function barriers(page: Page, { recoloured = false } = {}): Promise<string[]> {
  // A colour on its way to another is neither: those that set out in the last frames are brought to their end.
  await page.waitForTimeout(200)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (recoloured ? axe.withRules(ofColours) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Pixels that the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
