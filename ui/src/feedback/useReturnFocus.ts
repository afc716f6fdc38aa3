import { useEffect, useState } from 'react'

/**
 * What opened a dialog gets the focus back; where that is gone by then (its document was presented, its address was
 * opened cold), the screen itself does, rather than nothing.
 */
export const useReturnFocus = () => {
  // While it is drawn for the first time: once it stands, the focus is in it.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog's own way to give it back.
      setTimeout(() => {
        const { activeElement, body } = document
        if (activeElement !== null && activeElement !== body) return
        if (opener instanceof HTMLElement && opener !== body && opener.isConnected) opener.focus()
        else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
