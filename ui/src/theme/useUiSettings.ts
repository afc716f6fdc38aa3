import { useSyncExternalStore } from 'react'
import { chosenLook } from '../kept/kept.ts'
import { defaultSettings, parseSettings, type UiSettings } from './settings.ts'

const listeners = new Set<() => void>()

let current = parseSettings(chosenLook.read())

const publish = (next: UiSettings) => {
  current = next
  for (const listener of listeners) listener()
}

const changeSettings = (change: Partial<UiSettings>) => {
  publish({ ...current, ...change })
  chosenLook.write(JSON.stringify(current))
}

const resetSettings = () => {
  publish(defaultSettings)
  chosenLook.forget()
}

const subscribe = (listener: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === chosenLook.key) publish(parseSettings(event.newValue ?? undefined))
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
  resetSettings,
})
