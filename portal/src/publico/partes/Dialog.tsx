import { useEffect, useId, useRef } from 'react'
import { mensajes } from '../mensajes.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  message: string
  /** The one way on: by its button, or by Escape. */
  onAccept: () => void
}

/** Says one thing that has to be read before going on. */
export const Dialog = ({ title, message, onAccept }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-mensaje`}
      onClose={onAccept}
    >
      <h2 id={`${id}-titulo`}>{title}</h2>
      <p id={`${id}-mensaje`}>{message}</p>
      <Button onClick={() => dialog.current?.close()}>{mensajes.aceptar}</Button>
    </dialog>
  )
}
