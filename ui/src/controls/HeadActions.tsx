import { EllipsisVertical as MoreIcon } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './actions.module.css'

interface HeadActionsProps {
  children: ReactNode
  className?: string | undefined
}

/**
 * What can be done with what a screen shows, in its head. On a phone three or more of them are behind one button, and open
 * at the foot of the window with their words; one that is at work stays in sight.
 */
export const HeadActions = ({ children, className = '' }: HeadActionsProps) => {
  const t = useTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  return (
    <div className={`${styles.actions} ${className}`} data-print="hide">
      <button
        type="button"
        className={styles.more}
        title={t('marco.masAcciones')}
        aria-label={t('marco.masAcciones')}
        popoverTarget={id}
      >
        <MoreIcon />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.list}
        // Whichever was chosen, the rest is no longer asked about.
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </div>
    </div>
  )
}
