import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The axe that comes along with its builder. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** The rules that look at colours: of a screen in another mode nothing else can be new. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds: the rule broken and the elements that break it. One of its rules that is off by itself too: what is read
 * of a control says the words on it, because whoever speaks to the machine says those (WCAG 2.5.3). `recoloured`: looked
 * at before, in other colours. `atNight`: every word stands out from what is behind it by 7 to 1, however large.
 */
export async function barriers(page: Page, { recoloured = false, atNight = false } = {}): Promise<string[]> {
  if (!recoloured) await page.waitForTimeout(200)
  await coloursSettled(page)
  await bringAxe(page)
  if (atNight) await page.evaluate(askForSeven)
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({
    // What passed is neither described nor sent.
    reporter: 'no-passes',
    resultTypes: ['violations'],
    rules: {
      'label-content-name-mismatch': { enabled: true },
      ...(atNight && { 'color-contrast-enhanced': { enabled: true } }),
    },
  })
  const { violations } = await (recoloured ? axe.withRules(ofColours) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Its rule asks less of what is large. */
const askForSeven = `axe.configure({ checks: [{
  id: 'color-contrast-enhanced',
  options: { contrastRatio: { normal: { expected: 7, minThreshold: 4.5 }, large: { expected: 7, minThreshold: 4.5 } } },
}] })`

/** Once into each document: its builder would bring it twice for every look, which takes as long as the look at colours. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}

/**
 * Colours at their end: the frame that hears of another mode has come, however busy the machine, and what set out for
 * another colour in it is there. A colour on its way to another is neither.
 */
export function coloursSettled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const onTheirWay = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    await frame()
    await frame()
    for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
      for (const transition of moving) transition.finish()
      await frame()
    }
  })
}

/** How many elements go from one look to another at this moment. Asking is what makes them set out. */
export const onTheirWay = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length)

/** Pixels that the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
