import type { BrowserContext } from '@playwright/test'

/**
 * Whoever pressed something goes on from there with the keyboard: a while after each press, or at the next one, the focus
 * is not on `body`. What is still under way is not asked.
 */
export async function complainOfLostFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const whileMs = 1_500
    // Between what closes and what gets the focus back a busy machine draws a frame or two.
    const againMs = 500
    let pressed: { what: string; at: number } | undefined
    // On paper nothing has the focus.
    const isLost = () =>
      document.activeElement === document.body &&
      !document.querySelector('[aria-busy=true]') &&
      !matchMedia('print').matches
    const ask = () => {
      const last = pressed
      pressed = undefined
      if (!last || performance.now() - last.at < 500 || !isLost()) return
      reportError(new Error(`the focus is on nothing after «${last.what}»`))
    }
    // What had it and gave it on is no longer asked for.
    addEventListener(
      'focusin',
      () => {
        if (pressed && performance.now() - pressed.at > 100) pressed = undefined
      },
      true,
    )
    addEventListener('pointerdown', ask, true)
    addEventListener('keydown', ask, true)
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        const control =
          target instanceof Element ? target.closest('a[href], button, summary, [role=menuitem]') : null
        if (!control || !isTrusted) return
        const own = {
          what: control.getAttribute('aria-label') ?? control.textContent.trim(),
          at: performance.now(),
        }
        pressed = own
        setTimeout(() => {
          if (pressed !== own) return
          if (isLost())
            setTimeout(() => {
              if (pressed === own) ask()
            }, againMs)
          else pressed = undefined
        }, whileMs)
      },
      true,
    )
  })
}
