import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'

export interface DialogAction {
  label: string
  onClick: () => void
  loading?: boolean
  color?: ButtonProps['color']
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
  const busy = primary?.loading === true
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose?.()
      }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={`${id}-message`}>
          {message}
        </DialogContentText>
        {problem && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', '& button': { whiteSpace: 'nowrap' } }}>
        {secondary && (
          <Button onClick={secondary.onClick} color={secondary.color ?? 'primary'} disabled={busy}>
            {secondary.label}
          </Button>
        )}
        {primary && (
          <Button
            variant="contained"
            onClick={primary.onClick}
            color={primary.color ?? 'primary'}
            loading={busy}
            autoFocus
          >
            {primary.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
