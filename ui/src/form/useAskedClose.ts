import { useEffect } from 'react'
import { useConfirm } from '../feedback/Confirm.tsx'
import { useTexts } from '../texts/useTexts.ts'

/** Closes at once where nothing was typed, and asks where something would be lost; so does the browser before it closes the tab. */
export const useAskedClose = (losesWords: () => boolean, onClose: () => void) => {
  const t = useTexts()
  const confirm = useConfirm()
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (losesWords()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  })
  return async () => {
    const sure =
      !losesWords() ||
      (await confirm({
        title: t('formulario.sinGuardar.titulo'),
        message: t('formulario.sinGuardar.mensaje'),
        confirmLabel: t('formulario.sinGuardar.salir'),
        cancelLabel: t('formulario.sinGuardar.seguir'),
        danger: true,
      }))
    if (sure) onClose()
  }
}
