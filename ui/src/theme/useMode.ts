import { useSyncExternalStore } from 'react'
import { modeStorageKey } from './modeScript.ts'
import type { Mode } from './tokens.ts'

const system = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const kept = (): Mode | undefined => {
  try {
    const text = localStorage.getItem(modeStorageKey)
    return text === 'light' || text === 'dark' ? text : undefined
  } catch {
    return undefined
  }
}

let chosen = kept()

const shown = (): Mode => chosen ?? (system.matches ? 'dark' : 'light')

const publish = () => {
  document.documentElement.dataset['mode'] = shown()
  for (const listener of listeners) listener()
}

system.addEventListener('change', publish)
window.addEventListener('storage', ({ key }) => {
  if (key !== modeStorageKey) return
  chosen = kept()
  publish()
})

/** From now on, in every tab of this browser. */
const setMode = (mode: Mode) => {
  chosen = mode
  try {
    localStorage.setItem(modeStorageKey, mode)
  } catch {
    // A browser that keeps nothing still honours the choice until the page is closed.
  }
  publish()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Light or dark: what was chosen, or what the machine says. */
export const useMode = () => ({ shown: useSyncExternalStore(subscribe, shown), setMode })
