import { useEffect, useRef } from 'react'
import { useShortcutsEnabled } from './useShortcutsEnabled.ts'

/** What a single key does, by the key: `{ a: approve }`. Letters in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Where keys mean text, or belong to whatever is open above the screen. */
const takesKeys =
  'input, textarea, select, [contenteditable], [role="spinbutton"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const isShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(takesKeys))

/** Single-key commands of a screen. Silent while the person types, while a dialog is open, and when switched off. */
export const useShortcuts = (shortcuts: Shortcuts) => {
  const [enabled] = useShortcutsEnabled()
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })

  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const command = latest.current[event.key.toLowerCase()]
      if (!command || !isShortcut(event)) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
