import { useEffect, useRef } from 'react'
import { rutas } from '../rutas.ts'

/** Once a type is closed, the keyboard goes on from its row. */
export const useReturnToRow = (current: string | undefined) => {
  const before = useRef(current)
  useEffect(() => {
    const closed = before.current
    before.current = current
    if (closed === undefined || current !== undefined) return
    document
      .querySelector<HTMLElement>(`main a[href^="${rutas.tipo(closed)}"]`)
      ?.focus({ preventScroll: true })
  }, [current])
}
