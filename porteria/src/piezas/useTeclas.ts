import { useEffect, useRef } from 'react'

/** A person's fingers leave more between two keys than a scanner does, in milliseconds. */
const rafagaMs = 60
/** A scanner without a cable, or a device at work, may hesitate among them; after this long something else begins. */
const pausaMs = 500
/** Of the keys of a scanner, so many come that fast at least. */
const rapidas = 0.8
/** Shorter than what any code says. */
const minRafaga = 8

interface Teclas {
  /** A letter or a digit, in capitals. */
  onTecla?: (sign: string) => void
  onBorrar?: () => void
  onEnter?: () => void
  /** What a scanner typed at once and ended with Enter. */
  onRafaga?: (text: string) => void
}

/**
 * Keys of a keyboard that stand in no field, and the burst of a USB or Bluetooth scanner, which is a keyboard too: what
 * comes faster than fingers, nearly all of it, is held together until Enter.
 */
export function useTeclas(teclas: Teclas): void {
  const latest = useRef(teclas)
  useEffect(() => {
    latest.current = teclas
  })
  useEffect(() => {
    let burst = ''
    let last = 0
    let fast = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const isField = event.target instanceof Element && event.target.matches('input, select, textarea')
      if (isField) return
      const { onTecla, onBorrar, onEnter, onRafaga } = latest.current
      const gap = event.timeStamp - last
      const isFast = gap < rafagaMs
      last = event.timeStamp
      if (event.key === 'Enter') {
        const text = burst
        const isBurst =
          onRafaga !== undefined && text.length >= minRafaga && fast >= (text.length - 1) * rapidas
        burst = ''
        fast = 0
        if (isBurst) {
          event.preventDefault()
          onRafaga(text)
        } else if (onEnter && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault()
          onEnter()
        }
        return
      }
      if (event.key === 'Backspace') {
        burst = ''
        fast = 0
        onBorrar?.()
        return
      }
      if (event.key.length !== 1) return
      if (gap > pausaMs) {
        burst = ''
        fast = 0
      } else if (isFast) fast++
      // A space would press the button that has the focus.
      if (event.key === ' ' && isFast) event.preventDefault()
      burst = (burst + event.key).slice(-600)
      if (/^[a-z\d]$/i.test(event.key)) onTecla?.(event.key.toUpperCase())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
