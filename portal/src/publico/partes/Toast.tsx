import { Check as CheckIcon, TriangleAlert as AlertIcon, X as CloseIcon } from 'lucide-react'
import { useEffect } from 'react'
import { mensajes } from '../mensajes.ts'
import styles from './Toast.module.css'

const shownMs = 6000

interface ToastProps {
  kind: 'error' | 'success'
  message: string
  onClose: () => void
}

/** A message at the top right that goes by itself. Give it a `key` of its own: the same words twice are two messages. */
export const Toast = ({ kind, message, onClose }: ToastProps) => {
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [onClose])

  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`${styles.toast} ${styles[kind]}`}>
      {kind === 'error' ? (
        <AlertIcon size={20} strokeWidth={1.75} aria-hidden />
      ) : (
        <CheckIcon size={20} strokeWidth={1.75} aria-hidden />
      )}
      <p>{message}</p>
      <button type="button" aria-label={mensajes.cerrar} onClick={onClose}>
        <CloseIcon size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
