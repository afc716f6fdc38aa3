import { useId, type ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from './Dialog.tsx'
import { Notice } from './Notice.tsx'

interface DialogAction {
  label: string
  onClick: () => void
  loading?: boolean
  /** It can't be taken back, or hardly: the focus is on the other one. */
  danger?: boolean
}

interface AlertDialogProps {
  open: boolean
  title: string
  message: ReactNode
  /** Why the deed was not done: the dialog stays, so that it can be tried again. */
  problem?: string | undefined
  primary?: DialogAction | undefined
  secondary?: DialogAction | undefined
  /** Escape and a click outside; without it the person has to choose. */
  onClose?: (() => void) | undefined
}

export const AlertDialog = ({
  open,
  title,
  message,
  problem,
  primary,
  secondary,
  onClose,
}: AlertDialogProps) => {
  const id = useId()
  if (!open) return null
  const busy = primary?.loading === true
  return (
    <Dialog
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-message`}
      dismissable={!busy}
      onClose={() => {
        if (!busy) onClose?.()
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogBody>
        <div id={`${id}-message`}>{message}</div>
        {problem && (
          <Notice severity="error" className="room-above">
            {problem}
          </Notice>
        )}
      </DialogBody>
      <DialogActions>
        {secondary && (
          <Button
            kind="quiet"
            danger={secondary.danger}
            onClick={secondary.onClick}
            disabled={busy}
            autoFocus={primary?.danger}
          >
            {secondary.label}
          </Button>
        )}
        {primary && (
          <Button
            kind="solid"
            danger={primary.danger}
            onClick={primary.onClick}
            busy={busy}
            autoFocus={!primary.danger || !secondary}
          >
            {primary.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
