import type { AnyRouter } from '@tanstack/react-router'

/** The title of a screen, as the head of the page draws it. */
const titleSelector = 'h1[data-screen-title]'
const patienceMs = 10_000

/**
 * After a navigation the focus is on the new screen's title, so that the keyboard goes on from there and a screen reader
 * says where one is. What is chosen within a screen leaves it where it was, and so does whoever typed on meanwhile. Where
 * what had it goes away with all around it, and nobody says where it goes, it is on the title too, or on the dialog that
 * is open.
 */
export const focusTitles = (router: AnyRouter): void => {
  let stop: () => void = () => undefined
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    stop()
    if (!pathChanged || fromLocation === undefined) return
    stop = onceThere(titleSelector, focusUnlessBusy)
  })

  let focused: Element | undefined
  let stopWaiting: () => void = () => undefined
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined
  })
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = undefined
    // Whoever took it away may set it elsewhere in the same stroke, and a dialog that closes gives it back after that.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
        if (dialog) {
          focusItself(dialog)
          return
        }
        stopWaiting()
        stopWaiting = onceThere(titleSelector, focusUnlessBusy)
      }),
    )
  }).observe(document.body, { childList: true, subtree: true })
}

const focusItself = (dialog: HTMLElement) => {
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
}

const focusUnlessBusy = (title: HTMLElement) => {
  const { activeElement } = document
  if (activeElement?.closest('main, dialog')) return
  title.focus({ preventScroll: true })
}

/** A screen that waits for its record draws its title later. */
const onceThere = (selector: string, act: (element: HTMLElement) => void): (() => void) => {
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) return
    end()
    act(found)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => end(), patienceMs)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return end
}
