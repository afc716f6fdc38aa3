import type { Page } from '@playwright/test'

/** Pixels that a thumb needs (WCAG 2.5.5). */
const enough = 44

/**
 * What asks for a thumb and is too low for one: so much of the line through its middle, and no more, leads a touch to it.
 * What stands in a sentence is as high as its line, which WCAG 2.5.5 allows.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((enough) => {
    const asksForTouch = 'a[href], button, input, select, textarea, summary, [role=switch], [role=option]'
    const inSentence = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (each) => each.nodeType === Node.TEXT_NODE && /\p{L}/u.test(each.textContent ?? ''),
      )
    const leadsTo = (element: Element, x: number, y: number) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (element.contains(there) || there.closest('label')?.control === element)
    }
    const heightOf = (element: Element, block: ScrollLogicalPosition) => {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      // Under something else, or out of the window: not there for a thumb.
      if (width < 2 || height < 2 || !leadsTo(element, middleX, middleY)) return undefined
      if (height >= enough) return height
      const reached = (step: 1 | -1) => {
        let far = 0
        while (far < enough && leadsTo(element, middleX, middleY + step * (far + 1))) far += 1
        return far
      }
      return Math.max(height, reached(1) + reached(-1) + 1)
    }
    const small: string[] = []
    for (const element of document.querySelectorAll(asksForTouch)) {
      if (element.matches(':disabled, [type=hidden], [type=file]') || element.closest('[inert]')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (inSentence(element)) continue
      let highest: number | undefined
      // Bars stand over the ends of the window.
      for (const block of ['center', 'start', 'end'] as const) {
        if (highest !== undefined && highest >= enough - 1) break
        const height = heightOf(element, block)
        if (height !== undefined) highest = Math.max(highest ?? 0, height)
      }
      if (highest === undefined || highest >= enough - 1) continue
      const { localName, textContent, className } = element
      const name = element.getAttribute('aria-label') ?? textContent.trim()
      small.push(`${localName} «${name.slice(0, 40)}» ${className}, ${String(Math.round(highest))} px`)
    }
    scrollTo(0, 0)
    return small
  }, enough)
