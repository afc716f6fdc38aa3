import { useCallback, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'

interface DialogProps {
  /** Escape, and a click outside where `dismissable`. It goes when whoever draws it no longer does. */
  onClose: () => void
  /** A click that misses it closes it: only where nothing of a person's is in it. */
  dismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string
  /** Pixels. */
  width?: number
  /** As large as the window. */
  full?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Over everything else: the browser keeps the focus inside, and gives it back to what opened it. Closing is asked of
 * whoever draws it, who may ask first.
 */
export const Dialog = ({
  onClose,
  dismissable = false,
  role,
  labelledBy,
  describedBy,
  width,
  full = false,
  className = '',
  children,
}: DialogProps) => {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const show = useCallback((element: HTMLDialogElement) => {
    const page = document.documentElement
    // The room of the scroll bar, which goes while the page stands still. Over another dialog it does already.
    if (getComputedStyle(page).overflowY !== 'hidden')
      page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
    element.showModal()
    // Nothing in a dialog that is not open yet can take the focus: what wants it arrives now.
    setDialog(element)
    return () => element.close()
  }, [])

  return createPortal(
    <dialog
      ref={show}
      role={role}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-full={full || undefined}
      style={width === undefined ? undefined : ({ '--dialog-width': `${width}px` } as CSSProperties)} // a custom property, which React's type leaves out
      onKeyDown={(event) => {
        // The browser's own way out closes at the second Escape without asking.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onCancel={(event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without asking twice, when nothing in it has the focus.
      onClose={(event) => {
        if (event.target === dialog && dialog.isConnected && !dialog.open) dialog.showModal()
      }}
      onMouseDown={(event) => {
        // Around it there is only the dialog itself.
        if (dismissable && event.target === dialog) onClose()
      }}
    >
      {dialog && children}
    </dialog>,
    document.body,
  )
}

export const DialogTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className={styles.title}>
    {children}
  </h2>
)

/** What scrolls when there is no room for all. */
export const DialogBody = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={styles.body}>
    {children}
  </div>
)

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
