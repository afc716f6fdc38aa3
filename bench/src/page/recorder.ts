/**
 * What runs inside the page that is measured, from before its first byte. It is handed over as text, so all it uses
 * stands in it.
 */

/** What is on screen when a page has what people came for. Nothing under `main` may be busy then. */
export interface Mark {
  selector: string
  /** A regular expression that the text of one of those elements matches. */
  text?: string
  /** Elements that were there when `leave` was called don't count. */
  fresh?: boolean
}

interface Recorder {
  firstPaint: number
  lcp: number
  /** The worst burst of shifts: at most 5 s, with pauses under 1 s. */
  cls: number
  /** The longest time from an interaction to the frame that answers it. Undefined below 16 ms and without any. */
  inp: number | undefined
  /** When the last click was made, as `performance.now()` says it. */
  clicked: number
  /** When the mark is first on screen. */
  reached: (mark: Mark) => Promise<number>
  /** Remembers what is on screen now, and forgets the interactions of before. */
  leave: () => void
  /** Types into the e-mail field over and over, as somebody impatient, until its error is on screen: when that is. */
  typedError: () => Promise<number>
  startFrames: () => void
  /** The longest time between two frames since `startFrames` or the last click. */
  longestFrame: () => number
}

declare global {
  interface Window {
    recorder: Recorder
  }
}

/** What the types of the DOM don't know yet. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  interactionId: number
}

export function installRecorder(): void {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let seen = new WeakSet<Element>()
  let framesFrom = 0
  let longest = 0
  const burst = { value: 0, from: 0, last: 0 }

  const recorder: Recorder = {
    firstPaint: NaN,
    lcp: NaN,
    cls: 0,
    inp: undefined,
    clicked: NaN,
    reached: async ({ selector, text = '', fresh = false }) => {
      const words = new RegExp(text)
      for (;;) {
        const found = [...document.querySelectorAll(selector)].some(
          (element) => !(fresh && seen.has(element)) && words.test(element.textContent),
        )
        if (found && !document.querySelector('main [aria-busy="true"]')) return performance.now()
        await nextFrame()
      }
    },
    leave: () => {
      seen = new WeakSet(document.querySelectorAll('main *'))
      recorder.inp = undefined
    },
    typedError: async () => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      for (let i = 0; ; i++) {
        const field = document.querySelector<HTMLInputElement>('input[type="email"]')
        const note = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
        if (field?.getAttribute('aria-invalid') === 'true' && note?.textContent) {
          await nextFrame()
          return performance.now()
        }
        if (field) {
          // As the browser sets it: React's own setter on the element would hide that it changed.
          value?.set?.call(field, i % 2 === 0 ? 'nadie@' : 'nadie')
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
        }
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    startFrames: () => {
      const from = (framesFrom = performance.now())
      longest = 0
      let last = from
      const follow = (now: number) => {
        if (framesFrom !== from) return
        longest = Math.max(longest, now - last)
        last = now
        requestAnimationFrame(follow)
      }
      requestAnimationFrame(follow)
    },
    longestFrame: () => {
      framesFrom = NaN
      return longest
    },
  }
  window.recorder = recorder
  addEventListener(
    'click',
    ({ timeStamp }) => {
      recorder.clicked = timeStamp
      // What it took to look for the button is no frame of the page's.
      recorder.startFrames()
    },
    { capture: true },
  )

  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorder.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (recorder.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift // it is what this type of entry is
    if (hadRecentInput) return
    if (startTime - burst.last > 1000 || startTime - burst.from > 5000)
      Object.assign(burst, { value: 0, from: startTime })
    burst.value += value
    burst.last = startTime
    recorder.cls = Math.max(recorder.cls, burst.value)
  })
  observe('event', (entry) => {
    const { interactionId, duration } = entry as Interaction // it is what this type of entry is
    if (interactionId > 0) recorder.inp = Math.max(recorder.inp ?? 0, duration)
  })
}
