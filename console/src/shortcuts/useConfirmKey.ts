import { useEffect, useLayoutEffect, useRef } from 'react'
import { dialogIsOpen } from './dialogIsOpen.ts'

/** Ctrl Enter does it, wherever the focus is: in the words that are written, or on what is being looked at. */
export const useConfirmKey = (confirm: () => void) => {
  const latest = useRef(confirm)
  useLayoutEffect(() => {
    latest.current = confirm
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (dialogIsOpen()) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
