import { useSyncExternalStore } from 'react'
import { chosenMode } from '../kept/kept.ts'
import type { Mode } from './tokens.ts'

const system = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const kept = (): Mode | undefined => {
  const text = chosenMode.read()
  return text === 'light' || text === 'dark' ? text : undefined
}

let chosen = kept()

const shown = (): Mode => chosen ?? (system.matches ? 'dark' : 'light')

const publish = () => {
  document.documentElement.dataset['mode'] = shown()
  for (const listener of listeners) listener()
}

system.addEventListener('change', publish)
window.addEventListener('storage', ({ key }) => {
  if (key !== chosenMode.key) return
  chosen = kept()
  publish()
})

/** From now on, in every tab of this browser. */
const setMode = (mode: Mode) => {
  chosen = mode
  chosenMode.write(mode)
  publish()
}

/** As the machine says, again. */
const followSystem = () => {
  chosen = undefined
  chosenMode.forget()
  publish()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Light or dark: what was chosen, or what the machine says. */
export const useMode = () => ({ shown: useSyncExternalStore(subscribe, shown), setMode, followSystem })
