import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the prerendered page and until its script runs; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
