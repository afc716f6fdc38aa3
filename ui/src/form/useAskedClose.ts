import { useConfirm } from '../feedback/Confirm.tsx'
import { useTexts } from '../texts/useTexts.ts'

/** Closes at once where nothing was typed, and asks where something would be lost. */
export const useAskedClose = (losesWords: () => boolean, onClose: () => void) => {
  const t = useTexts()
  const confirm = useConfirm()
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
