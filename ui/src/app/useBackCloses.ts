import { useBlocker } from '@tanstack/react-router'

/** The browser's Back closes what floats over a screen, as on a phone one expects, rather than leaving the screen under it. */
export const useBackCloses = (close: () => void, open = true) => {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      // The router goes forward again to where this is; until it is there, the address is not ours to change.
      window.addEventListener('popstate', () => close(), { once: true })
      return true
    },
    enableBeforeUnload: false,
    disabled: !open,
  })
}
