import { useState, useSyncExternalStore } from 'react'

/** Whether a button of the mouse, or a finger, is down on the page. */
let pressed = false
const listeners = new Set<() => void>()

const set = (now: boolean) => {
  if (pressed === now) return
  pressed = now
  for (const listener of listeners) listener()
}
const press = () => set(true)
/** After the click that it ends in. */
const release = () => setTimeout(() => set(false))

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    addEventListener('pointerdown', press, true)
    addEventListener('pointerup', release, true)
    addEventListener('pointercancel', release, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('pointerdown', press, true)
    removeEventListener('pointerup', release, true)
    removeEventListener('pointercancel', release, true)
    pressed = false
  }
}

/**
 * What was said, held while something is being pressed. Pressing a button leaves the field before it; were the field's
 * error to appear at once, the button would move from under the finger, and the press would do nothing.
 */
export const useSettled = <Said>(said: Said): Said => {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
  const [held, setHeld] = useState(said)
  if (!isPressed && held !== said) setHeld(said)
  return isPressed ? held : said
}
