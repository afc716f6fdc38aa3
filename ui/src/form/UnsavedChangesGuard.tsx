import { useEffect } from 'react'
import { AlertDialog } from '../feedback/AlertDialog.tsx'
import { useTexts } from '../texts.ts'

interface UnsavedChangesGuardProps {
  dirty: boolean
  /** The router holds a navigation back until the person decides. */
  blocked: boolean
  onLeave: () => void
  onStay: () => void
}

/** Warns before a form with changes is left: by a link, by Back, or by closing the tab. */
export const UnsavedChangesGuard = ({ dirty, blocked, onLeave, onStay }: UnsavedChangesGuardProps) => {
  const texts = useTexts()
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return (
    <AlertDialog
      open={blocked}
      title={texts.unsavedTitle}
      message={texts.unsavedMessage}
      primary={{ label: texts.unsavedStay, onClick: onStay }}
      secondary={{ label: texts.unsavedLeave, onClick: onLeave, color: 'error' }}
      onClose={onStay}
    />
  )
}
