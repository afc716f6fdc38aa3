import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window answers to a media query, as it changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = window.matchMedia(query)
        list.addEventListener('change', changed)
        return () => list.removeEventListener('change', changed)
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
  )
