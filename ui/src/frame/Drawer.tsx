import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './drawer.module.css'

interface DrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The menu where there is no room for it beside the page: over it, and the browser keeps the focus inside. */
export const Drawer = ({ open, onClose, children }: DrawerProps) => {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('marco.menuPrincipal')}
      data-print="hide"
      onClose={onClose}
      onClick={(event) => {
        // Beside the menu there is only the dialog itself.
        if (event.target === dialog.current) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}
