import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { coloursSettled } from './barriers.ts'

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

/** Asks whether this one is the first to look at something that stands on other screens too, and is looked at once. */
type FirstToLook = (what: string) => boolean

const always: FirstToLook = () => true

/**
 * What can't be told to have the focus, in the light or in the dark. Tab is pressed once, so that the browser shows the
 * focus; the places that it would come to next get it one by one, of each kind the first. The page is left as it was.
 */
export async function unseen(page: Page, firstToLook: FirstToLook = always): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const hidden: string[] = []
  const kinds: string[] = []
  await page.keyboard.press('Tab')
  for (let stop = await focusNext(page, kinds); stop; stop = await focusNext(page, kinds)) {
    kinds.push(stop.kind)
    if (!firstToLook(stop.place)) continue
    const missing = await missingInTheEnd(page, browser, stop)
    if (missing !== undefined) hidden.push(missing)
  }

  // In the dark it stands where it stood, in other colours: those of a kind are looked at on one screen.
  const inTheDark = kinds.filter((kind) => firstToLook(`en oscuro: ${kind}`))
  if (inTheDark.length > 0) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await coloursSettled(page)
    // From the top down again, as Tab goes: what is scrolled up to stands under the bar.
    await page.evaluate(() => scrollTo(0, 0))
    const others = kinds.filter((kind) => !inTheDark.includes(kind))
    for (let stop = await focusNext(page, others); stop; stop = await focusNext(page, others)) {
      others.push(stop.kind)
      const missing = await missingInTheEnd(page, browser, stop)
      if (missing !== undefined) hidden.push(`en oscuro: ${missing}`)
    }
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

/** Gives the focus to the first place of a kind that is not among these; nothing where there is none. */
const focusNext = (page: Page, kinds: readonly string[]): Promise<Stop | undefined> =>
  page.evaluate(stopAt, { kinds })

/** What has the focus now; nothing once it has gone. */
const stopHere = (page: Page): Promise<Stop | undefined> => page.evaluate(stopAt, { kinds: undefined })

/** In the page. */
async function stopAt({
  kinds,
}: {
  /** Where the focus goes to a place of another kind than these. */
  kinds: readonly string[] | undefined
}): Promise<Stop | undefined> {
  const drawn = (one: Element) => `${one.tagName}.${one.getAttribute('class') ?? ''}`
  const kindOf = (element: Element) => {
    const ground = element.closest('header, nav, main, dialog, form, [role=dialog]')
    return `${ground?.tagName ?? ''} ${ground?.className ?? ''} > ${drawn(element)}`
  }
  const isScrolled = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return (
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight)
    )
  }
  /** Of radios that belong together, Tab goes to the one that is chosen. */
  const isPassedOver = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked &&
    document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null
  const inFocus = 'a[href], button, input, select, textarea, summary, [tabindex]'
  /** What scrolls, and has nothing in it that Tab would go to, Chromium goes to itself. */
  const stopsByTab = (element: HTMLElement | SVGElement) =>
    (element.tabIndex >= 0 ||
      (!element.hasAttribute('tabindex') && !element.querySelector(inFocus) && isScrolled(element))) &&
    !element.matches(':disabled, [type=hidden], [inert] *') &&
    !isPassedOver(element) &&
    element.checkVisibility({ visibilityProperty: true })
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  /** Nothing where a dialog keeps the focus within, or where the place goes as it gets it. */
  const focused = async (one: HTMLElement | SVGElement) => {
    one.focus()
    if (document.activeElement !== one) return false
    // What a screen does about it is drawn in the frame that follows.
    await frames()
    return document.activeElement === one
  }
  let element: Element | null = null
  let kind = ''
  if (kinds === undefined) {
    await frames()
    element = document.activeElement
    kind = element ? kindOf(element) : ''
  } else {
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    for (const one of within.querySelectorAll<HTMLElement | SVGElement>('*')) {
      if (!stopsByTab(one)) continue
      kind = kindOf(one)
      if (kinds.includes(kind) || !(await focused(one))) continue
      element = one
      break
    }
  }
  if (!element || element === document.body) return undefined
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  element.scrollIntoView({ block: 'nearest' })
  // A link that is stretched over its row is seen around the row.
  const row = element.closest('tr, li')
  const stretched = getComputedStyle(element, '::after').position === 'absolute' && row
  const { x, y, width, height } = (stretched || element).getBoundingClientRect()
  const within: string[] = []
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    within.unshift(drawn(one))
  return {
    kind,
    place: within.join(' > '),
    name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
    box: { x, y, width, height },
    scrolled: { x: window.scrollX, y: window.scrollY },
  }
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
