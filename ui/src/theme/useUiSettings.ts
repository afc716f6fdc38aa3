import { useSyncExternalStore } from 'react'
import { parseSettings, type UiSettings } from './settings.ts'

const storageKey = 'portal-settings'
const listeners = new Set<() => void>()

const readStorage = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

let current = parseSettings(readStorage())

const publish = (next: UiSettings) => {
  current = next
  for (const listener of listeners) listener()
}

const changeSettings = (change: Partial<UiSettings>) => {
  publish({ ...current, ...change })
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // A browser that keeps nothing still honours the choice until the page is closed.
  }
}

const subscribe = (listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) publish(parseSettings(event.newValue))
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The look chosen on this browser, shared by its tabs. The mode is kept apart: see `useMode`. */
export const useUiSettings = () => ({
  settings: useSyncExternalStore(subscribe, () => current),
  changeSettings,
})
