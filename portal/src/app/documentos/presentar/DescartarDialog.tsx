import { AlertDialog } from '@portal/ui/feedback/AlertDialog.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useEffect } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

interface DescartarDialogProps {
  open: boolean
  /** How many would be lost. */
  archivos: number
  /** Whether anything would. */
  algo: boolean
  onStay: () => void
  onDiscard: () => void
}

/** Asks before files or words that were not presented are lost, and before the tab is closed over them. */
export const DescartarDialog = ({ open, archivos, algo, onStay, onDiscard }: DescartarDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  useEffect(() => {
    if (!algo) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [algo])

  return (
    <AlertDialog
      open={open}
      title={
        archivos > 0
          ? t('presentar.descartar.archivos', { count: archivos })
          : t('presentar.descartar.escrito')
      }
      message={t('presentar.descartar.mensaje')}
      primary={{ label: t('presentar.descartar.seguir'), onClick: onStay }}
      secondary={{
        label: t('presentar.descartar.descartar'),
        onClick: () => {
          onDiscard()
          toast({ severity: 'info', message: t('formulario.cancelado') })
        },
        danger: true,
      }}
      onClose={onStay}
    />
  )
}
