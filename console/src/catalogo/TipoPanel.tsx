import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { IconButton } from '@portal/ui/controls/Button.tsx'
import { X as CloseIcon } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { dialogIsOpen } from '../shortcuts/dialogIsOpen.ts'
import styles from './tipoPanel.module.css'

interface TipoPanelProps {
  title: string
  subtitle: ReactNode
  closeHref: string
  /** What is read or filled in, and the foot that stays. */
  children: ReactNode
}

/** One type, beside the list it was opened from; on a phone alone. */
export const TipoPanel = ({ title, subtitle, closeHref, children }: TipoPanelProps) => {
  const t = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useDocumentTitle(title)
  // Whoever opened it goes on from here; whoever came by its address begins at the top of the page.
  useEffect(() => {
    if (document.activeElement?.closest('main')) heading.current?.focus({ preventScroll: true })
  }, [])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const inside = event.target === document.body || panel.current?.contains(event.target as Node) // a key has an element
      if (event.key === 'Escape' && inside && !event.defaultPrevented && !dialogIsOpen())
        void navigate({ href: closeHref })
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [navigate, closeHref])
  return (
    <section ref={panel} aria-labelledby={id} className={styles.panel} data-print="plain">
      <div className={styles.head}>
        <div className="grow slim">
          <h2 className="heading unringed" id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="small soft">{subtitle}</p>
        </div>
        <IconButton label={t('acciones.cerrar')} href={closeHref}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </section>
  )
}
