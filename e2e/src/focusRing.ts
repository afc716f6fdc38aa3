import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

const stops = 60
const around = 8
/** Milliseconds, for what is still moving on a machine at work. */
const settling = [300, 1_000]

interface Stop {
  /** Stops that are drawn alike are looked at once. */
  kind: string
  /** The same with all that it stands in: whatever is drawn alike there, and cut off alike, is looked at on one screen. */
  place: string
  name: string
  /** In the window. */
  box: { x: number; y: number; width: number; height: number }
  /** Where the window is on the page. */
  scrolled: { x: number; y: number }
}

/** What was looked at on other screens already, and needs no look again. */
export interface Looked {
  /** What stands in the same place of the same things. */
  places: Set<string>
  /** In the dark it stands where it stood, in other colours: those of a kind are looked at once. */
  kindsInTheDark: Set<string>
}

/** What can't be told to have the focus, in the light or in the dark. */
export async function unseen(
  page: Page,
  { places, kindsInTheDark }: Looked = { places: new Set(), kindsInTheDark: new Set() },
): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const onScreen = new Set<string>()
  const hidden: string[] = []
  for (let i = 0; i < stops; i++) {
    await page.keyboard.press('Tab')
    const stop = await stopHere(page)
    if (!stop) break
    if (!onScreen.has(stop.kind) && !places.has(stop.place)) {
      onScreen.add(stop.kind)
      places.add(stop.place)
      const missing = await missingInTheEnd(page, browser, stop)
      if (missing !== undefined) hidden.push(missing)
    }
    if (kindsInTheDark.has(stop.kind)) continue
    kindsInTheDark.add(stop.kind)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const missing = await missingInTheEnd(page, browser, (await stopHere(page)) ?? stop)
    if (missing !== undefined) hidden.push(`en oscuro: ${missing}`)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  await browser.detach()
  return hidden
}

/** What moved by itself after it had the focus, as a bar does that stays in sight, is looked at where it stands then. */
async function missingInTheEnd(page: Page, browser: CDPSession, stop: Stop): Promise<string | undefined> {
  let missing = await missingOf(page, browser, stop)
  for (const moment of settling) {
    if (missing === undefined) break
    await page.waitForTimeout(moment)
    missing = await missingOf(page, browser, (await stopHere(page)) ?? stop)
  }
  return missing
}

/** What is not seen of a stop; nothing where its ring is. */
async function missingOf(page: Page, browser: CDPSession, stop: Stop): Promise<string | undefined> {
  const { width, height } = visibleOf(page, stop)
  const changed = await ringOf(page, browser, stop)
  return changed < width + height ? `${stop.name} (${changed} píxeles de ${stop.kind})` : undefined
}

/** How many pixels around a stop show that it has the focus. */
async function ringOf(page: Page, browser: CDPSession, stop: Stop): Promise<number> {
  const clip = clipAround(page, stop)
  const picture = () =>
    pictureOf(browser, { ...clip, x: clip.x + stop.scrolled.x, y: clip.y + stop.scrolled.y })
  const focused = await picture()
  await page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.setAttribute('data-had-focus', '')
      // A field that is left would be checked, and change for that: the page does not hear of it.
      const written = element.matches('input:not([type=checkbox], [type=radio]), textarea, select')
      const unheard = (event: Event) => {
        if (written) event.stopImmediatePropagation()
      }
      for (const name of ['blur', 'focusout']) window.addEventListener(name, unheard, true)
      element.blur()
      for (const name of ['blur', 'focusout']) window.removeEventListener(name, unheard, true)
    }
  })
  const plain = await picture()
  await page.evaluate(() => {
    const element = document.querySelector('[data-had-focus]')
    element?.removeAttribute('data-had-focus')
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
  })
  return changedPixels(focused, plain)
}

/** The page as it is drawn, there: Playwright's own waits for fonts and more each time. */
async function pictureOf(
  browser: CDPSession,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  const { data } = await browser.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** What has the focus now; nothing once it has gone round to the browser's own. */
function stopHere(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Without motion every change still takes a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    element.scrollIntoView({ block: 'nearest' })
    // A link that is stretched over its row is seen around the row.
    const row = element.closest('tr, li')
    const stretched = getComputedStyle(element, '::after').position === 'absolute' && row
    const { x, y, width, height } = (stretched || element).getBoundingClientRect()
    const ground = element.closest('header, nav, main, dialog, form, [role=dialog]')
    const drawn = (one: Element) => `${one.tagName}.${one.getAttribute('class') ?? ''}`
    const within: string[] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      within.unshift(drawn(one))
    return {
      kind: `${ground?.tagName ?? ''} ${ground?.className ?? ''} > ${drawn(element)}`,
      place: within.join(' > '),
      name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
      box: { x, y, width, height },
      scrolled: { x: window.scrollX, y: window.scrollY },
    }
  })
}

/** The part of a stop that is in the window. */
function visibleOf(page: Page, { box }: Stop, more = 0) {
  const window = page.viewportSize() ?? { width: 1280, height: 900 }
  const x = Math.min(Math.max(0, box.x - more), window.width - 1)
  const y = Math.min(Math.max(0, box.y - more), window.height - 1)
  return {
    x,
    y,
    width: Math.max(1, Math.min(window.width, box.x + box.width + more) - x),
    height: Math.max(1, Math.min(window.height, box.y + box.height + more) - y),
  }
}

const clipAround = (page: Page, stop: Stop) => visibleOf(page, stop, around)

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** How many pixels differ by 3:1 or more between the two pictures. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || !b) throw new Error('a picture without pixels')
  const luminance = (pixels: Buffer, at: number) =>
    0.2126 * linear(pixels[at] ?? 0) +
    0.7152 * linear(pixels[at + 1] ?? 0) +
    0.0722 * linear(pixels[at + 2] ?? 0)
  let changed = 0
  for (let at = 0; at + 2 < Math.min(a.length, b.length); at += 3) {
    if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue
    const [low, high] = [luminance(a, at), luminance(b, at)].sort((x, y) => x - y) as [number, number]
    if ((high + 0.05) / (low + 0.05) >= 3) changed++
  }
  return changed
}
