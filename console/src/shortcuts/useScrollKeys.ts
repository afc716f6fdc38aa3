import { useEffect, type RefObject } from 'react'
import { isFree } from './isFree.ts'

/** Pixels of one stroke of an arrow, as browsers have it. */
const line = 40
/** Of what is in view, so that the last lines are the first ones next. */
const screenful = 0.9

/** How far each key goes, across and down, in a place so large. */
const steps: Readonly<Record<string, (place: Element) => [x: number, y: number]>> = {
  ' ': (place) => [0, place.clientHeight * screenful],
  PageDown: (place) => [0, place.clientHeight * screenful],
  PageUp: (place) => [0, -place.clientHeight * screenful],
  ArrowDown: () => [0, line],
  ArrowUp: () => [0, -line],
  ArrowRight: () => [line, 0],
  ArrowLeft: () => [-line, 0],
  Home: (place) => [0, -place.scrollHeight],
  End: (place) => [0, place.scrollHeight],
}

/** What uses these keys itself: what is pressed with the space bar, and whatever scrolls on its own. */
const uses = 'button, a[href], summary, [data-scrolls]'

/** The keys that scroll a page scroll this place, wherever the focus is that makes nothing else of them. */
export const useScrollKeys = (place: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step || !place.current || !isFree(event)) return
      const pressed = event.target instanceof Element ? event.target.closest(uses) : null
      if (pressed && (event.key === ' ' || pressed.matches('[data-scrolls]'))) return
      const [left, top] = step(place.current)
      event.preventDefault()
      place.current.scrollBy({ left, top: event.shiftKey && event.key === ' ' ? -top : top })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [place])
}
