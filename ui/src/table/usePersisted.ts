import { useState } from 'react'

/** State that this browser remembers for next time; a storage that can't be read or written is as good as empty. */
export const usePersisted = <Value>(
  key: string,
  initial: Value,
  isValue: (kept: unknown) => kept is Value,
): [Value, (next: Value) => void] => {
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return isValue(kept) ? kept : initial
    } catch {
      return initial
    }
  })
  const change = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return [value, change]
}
