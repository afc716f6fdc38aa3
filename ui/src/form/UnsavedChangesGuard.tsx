import { useEffect } from 'react'
import { AlertDialog } from '../feedback/AlertDialog.tsx'
import { useToast } from '../feedback/Toasts.tsx'
import { useTexts } from '../texts/useTexts.ts'

interface UnsavedChangesGuardProps {
  dirty: boolean
  /** The router holds a navigation back until the person decides. */
  blocked: boolean
  onLeave: () => void
  onStay: () => void
}

/** Warns before a form with changes is left: by a link, by Back, or by closing the tab. */
export const UnsavedChangesGuard = ({ dirty, blocked, onLeave, onStay }: UnsavedChangesGuardProps) => {
  const t = useTexts()
  const toast = useToast()
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return (
    <AlertDialog
      open={blocked}
      title={t('formulario.sinGuardar.titulo')}
      message={t('formulario.sinGuardar.mensaje')}
      primary={{ label: t('formulario.sinGuardar.seguir'), onClick: onStay }}
      secondary={{
        label: t('formulario.sinGuardar.salir'),
        onClick: () => {
          onLeave()
          toast({ severity: 'info', message: t('formulario.cancelado') })
        },
        danger: true,
      }}
      onClose={onStay}
    />
  )
}
