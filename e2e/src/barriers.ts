import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { firstToLook, wasLookedAt } from './looked.ts'
import { textKinds } from './textKinds.ts'

/** The axe that comes along with its builder for Playwright, which would bring it anew for every look. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** The part of axe that is used, as it stands in a page. */
interface Axe {
  run: (context: Document | { include: Element[] }, options: object) => Promise<Findings>
}
interface Findings {
  violations: { id: string; nodes: Judged[] }[]
  passes: { nodes: Judged[] }[]
}
interface Judged {
  html: string
  element: Element
}

declare global {
  interface Window {
    axe: Axe
  }
}

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
  const found = await page.evaluate(async (recoloured) => {
    const { violations } = await window.axe.run(document, {
      // What passed is neither described nor sent.
      reporter: 'no-passes',
      resultTypes: ['violations'],
      ...(recoloured
        ? // The one other rule that looks at colours: of a screen in another mode nothing else can be new.
          { runOnly: { type: 'rule', values: ['link-in-text-block'] } }
        : {
            rules: {
              'label-content-name-mismatch': { enabled: true },
              'color-contrast': { enabled: false },
            },
          }),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, recoloured)
  const contrasts = ['color-contrast', ...(atNight ? ['color-contrast-enhanced'] : [])]
  return [...found, ...(await faintTexts(page, contrasts))]
}

/**
 * Texts that don't stand out from what is behind them, by these rules of axe: four fifths of its time on a screen. Texts
 * that are drawn alike on the same ground are judged once in a run of journeys. A kind counts as looked at once axe has
 * judged one of it: what was hidden, covered or undecided is looked at again wherever it is met next. In full every text is
 * judged on every screen.
 */
async function faintTexts(page: Page, rules: readonly string[]): Promise<string[]> {
  const texts = await page.evaluateHandle(textKinds)
  const kinds = await texts.evaluate((map) => [...map.keys()])
  const nameOf = (kind: string) => `${rules.join(' ')}: ${kind}`
  const inFull = process.env['PRUEBAS'] === 'enteras'
  const unseen = kinds.filter((kind) => inFull || !wasLookedAt(nameOf(kind)))
  if (unseen.length === 0) return []
  const { faint, judged } = await page.evaluate(
    async ({ texts, unseen, rules }) => {
      const include = unseen.flatMap((kind) => texts.get(kind) ?? []).filter(({ isConnected }) => isConnected)
      if (include.length === 0) return { faint: [], judged: [] }
      const { violations, passes } = await window.axe.run(
        { include },
        {
          runOnly: { type: 'rule', values: rules },
          resultTypes: ['violations', 'passes'],
          elementRef: true,
          selectors: false,
        },
      )
      const seen = new Set(
        [...violations, ...passes].flatMap(({ nodes }) => nodes.map(({ element }) => element)),
      )
      return {
        faint: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        judged: unseen.filter((kind) => texts.get(kind)?.some((element) => seen.has(element))),
      }
    },
    { texts, unseen, rules },
  )
  await texts.dispose()
  if (faint.length === 0) for (const kind of judged) firstToLook(nameOf(kind))
  return faint
}

/** Its rule asks less of what is large. */
const askForSeven = `axe.configure({ checks: [{
  id: 'color-contrast-enhanced',
  options: { contrastRatio: { normal: { expected: 7, minThreshold: 4.5 }, large: { expected: 7, minThreshold: 4.5 } } },
}] })`

/** Once into each document, past Playwright's `evaluate`, which takes half as long again for so long a text. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const browser = await page.context().newCDPSession(page)
  const { exceptionDetails } = await browser.send('Runtime.evaluate', { expression: `${axeSource};0` })
  if (exceptionDetails) throw new Error(`axe did not start: ${exceptionDetails.text}`)
  await browser.detach()
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
