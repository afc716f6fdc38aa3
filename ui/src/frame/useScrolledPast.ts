import { useCallback, useSyncExternalStore } from 'react'

/** Whether the page is scrolled further down than this. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    useCallback((changed: () => void) => {
      window.addEventListener('scroll', changed, { passive: true })
      return () => window.removeEventListener('scroll', changed)
    }, []),
    () => window.scrollY > px,
  )
