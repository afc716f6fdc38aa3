import { X as CloseIcon } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './balloon.module.css'

interface BalloonProps {
  /** What it tells more of, and points at. */
  anchor: HTMLElement
  title: ReactNode
  /** Pixels. */
  width?: number
  onClose: () => void
  children: ReactNode
}

/** Pixels. */
const apart = 10
const margin = 12

/** Under what it points at, or over it where there is no room below; within the window from side to side. */
const place = (balloon: HTMLElement, anchor: HTMLElement) => {
  const box = anchor.getBoundingClientRect()
  const middle = box.left + box.width / 2
  const left = Math.min(
    Math.max(margin, middle - balloon.offsetWidth / 3),
    window.innerWidth - balloon.offsetWidth - margin,
  )
  const above = box.bottom + apart + balloon.offsetHeight + margin > window.innerHeight
  balloon.dataset.above = String(above)
  balloon.style.left = `${left}px`
  balloon.style.top = `${above ? box.top - apart - balloon.offsetHeight : box.bottom + apart}px`
  balloon.style.setProperty('--tip', `${middle - left}px`)
}

/**
 * More of one cell, over the others. Escape and a press elsewhere close it, and so does scrolling what it points at out of
 * sight; the browser gives the focus back.
 */
export const Balloon = ({ anchor, title, width = 328, onClose, children }: BalloonProps) => {
  const t = useTexts()
  const id = useId()
  const balloon = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = balloon
    if (!current) return
    current.showPopover()
    place(current, anchor)
    current.querySelector<HTMLElement>('[data-first]')?.focus()
    const follow = () => place(current, anchor)
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) current.hidePopover()
    })
    seen.observe(anchor)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    // What comes or goes above moves it as well.
    const moved = new ResizeObserver(follow)
    moved.observe(document.body)
    return () => {
      seen.disconnect()
      moved.disconnect()
      document.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [anchor])
  return (
    <div
      ref={balloon}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      className={styles.balloon}
      style={{ width }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="flex gap-8 at-top below-12">
        <div id={id} className="grow slim">
          {title}
        </div>
        <button
          type="button"
          data-first
          className={styles.close}
          aria-label={t('acciones.cerrar')}
          onClick={() => balloon.current?.hidePopover()}
        >
          <CloseIcon size={16} />
        </button>
      </div>
      {children}
    </div>
  )
}
