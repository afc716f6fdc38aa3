import { quietKeys } from '@portal/ui/kept/kept.ts'
import { useSyncExternalStore } from 'react'

const off = 'no'
const listeners = new Set<() => void>()

const readEnabled = (): boolean => quietKeys.read() !== off

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const setEnabled = (enabled: boolean) => {
  if (enabled) quietKeys.forget()
  else quietKeys.write(off)
  for (const listener of listeners) listener()
}

/** Single-key commands can be switched off: people who dictate, or whose hand slips, would set them off (WCAG 2.1.4). */
export const useShortcutsEnabled = (): [boolean, (enabled: boolean) => void] => [
  useSyncExternalStore(subscribe, readEnabled),
  setEnabled,
]
