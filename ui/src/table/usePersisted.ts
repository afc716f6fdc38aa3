import { useState } from 'react'
import type { Kept } from '../kept/kept.ts'

/** State that this browser remembers for next time; a storage that can't be read or written is as good as empty. */
export const usePersisted = <Value>(
  store: Kept,
  initial: Value,
  isValue: (kept: unknown) => kept is Value,
): [Value, (next: Value) => void] => {
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept: unknown = JSON.parse(store.read() ?? 'null')
      return isValue(kept) ? kept : initial
    } catch {
      return initial
    }
  })
  const change = (next: Value) => {
    setValue(next)
    store.write(JSON.stringify(next))
  }
  return [value, change]
}
