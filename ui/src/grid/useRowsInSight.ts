import { useEffect, useState, type RefObject } from 'react'

interface Heights {
  row: number
  /** Of what stays above the rows. */
  head: number
}

interface Sight {
  first: number
  last: number
}

/** Rows beyond what is in sight, so that a turn of the wheel finds them drawn. */
const beyond = 8

/** Which rows of a scroller are in sight, of rows that are all as high. Only those need to be drawn. */
export const useRowsInSight = (
  scroller: RefObject<HTMLElement | null>,
  rowCount: number,
  { row, head }: Heights,
): Sight => {
  const [{ first, last }, setSight] = useState<Sight>({ first: 0, last: 30 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      const top = Math.floor(element.scrollTop / row)
      const next = {
        first: Math.max(0, top - beyond),
        last: top + Math.ceil((element.clientHeight - head) / row) + beyond,
      }
      setSight((now) => (now.first === next.first && now.last === next.last ? now : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [scroller, row, head])
  return { first: Math.min(first, Math.max(0, rowCount - 1)), last: Math.min(last, rowCount - 1) }
}
