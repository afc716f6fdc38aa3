import { useEffect, useRef } from 'react'

/** A button that waits loses the focus. Once it no longer does it has it back, unless something else took it. */
export const useFocusAfter = (waits: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !waits && document.activeElement === document.body) button.current?.focus()
    waited.current = waits
  }, [waits])
  return button
}
