import { useEffect, useEffectEvent } from 'react'

interface Acts {
  siguiente: () => void
  anterior: () => void
  presentar: () => void
  descartar: () => void
  /** Where there is one before it, or a page to begin at. */
  unir: (() => void) | undefined
  dividir: (() => void) | undefined
}

/**
 * Single keys of the list, which has to have the focus: nowhere else on the page does a letter do anything (WCAG 2.1.4).
 * The one that is open takes the focus as another one goes.
 */
export const useTeclas = (entradaid: string, acts: Acts) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const entry = event.target instanceof Element ? event.target.closest('[data-entrada]') : null
    if (!entry || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return
    const key = event.key.toLowerCase()
    // Of another entry Enter is its link's.
    const isOpen = entry.getAttribute('data-entrada') === entradaid
    const act =
      key === 'j' || key === 'arrowdown'
        ? acts.siguiente
        : key === 'k' || key === 'arrowup'
          ? acts.anterior
          : key === 'x' && isOpen
            ? acts.descartar
            : key === 'm' && isOpen
              ? acts.unir
              : key === 's' && isOpen
                ? acts.dividir
                : key === 'enter' && isOpen
                  ? acts.presentar
                  : undefined
    // A key that is held down does it once.
    if (!act) return
    event.preventDefault()
    if (!event.repeat || act === acts.siguiente || act === acts.anterior) act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[data-entrada]'))
      document.querySelector<HTMLElement>(`[data-entrada="${CSS.escape(entradaid)}"]`)?.focus()
  }, [entradaid])
}
