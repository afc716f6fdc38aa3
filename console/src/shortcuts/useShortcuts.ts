import { useEffect, useLayoutEffect, useRef } from 'react'
import { isFree } from './isFree.ts'
import { useShortcutsEnabled } from './useShortcutsEnabled.ts'

/** What a single key does, by the key: `{ a: approve }`. Letters in lower case. */
type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

/** Single-key commands of a screen. Silent while the person types, while a dialog is open, and when switched off. */
export const useShortcuts = (shortcuts: Shortcuts) => {
  const [enabled] = useShortcutsEnabled()
  const latest = useRef(shortcuts)
  // At once with what is shown: a key does what its button says, however soon it is pressed.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })

  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const command = latest.current[event.key.toLowerCase()]
      if (!command || event.repeat || !isFree(event)) return
      event.preventDefault()
      command(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
