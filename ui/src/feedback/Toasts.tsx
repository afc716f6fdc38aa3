import Alert, { type AlertColor } from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface Toast {
  message: string
  severity?: AlertColor
  durationMs?: number
}

type ShowToast = (toast: Toast) => void

const defaultDurationMs = 4000

const ToastContext = createContext<ShowToast | null>(null)

export const useToast = (): ShowToast => {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast outside ToastProvider')
  return show
}

/** One message at a time at the top right; those that come meanwhile wait their turn. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const [queue, setQueue] = useState<readonly (Toast & { id: number })[]>([])
  const [leaving, setLeaving] = useState(false)
  const show = useCallback<ShowToast>((toast) => {
    setQueue((waiting) => [...waiting, { ...toast, id: performance.now() }])
  }, [])
  const current = queue[0]

  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Snackbar
          key={current.id}
          open={!leaving}
          autoHideDuration={current.durationMs ?? defaultDurationMs}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          // Clear of the top bar, whose tools stay within reach.
          sx={{ '&.MuiSnackbar-root': { top: 72 } }}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setLeaving(true)
          }}
          slotProps={{
            transition: {
              onExited: () => {
                setQueue((waiting) => waiting.slice(1))
                setLeaving(false)
              },
            },
          }}
        >
          <Alert
            severity={current.severity ?? 'success'}
            variant="filled"
            onClose={() => setLeaving(true)}
            closeText={t('acciones.cerrar')}
            sx={{ minWidth: { sm: 320 }, alignItems: 'center' }}
          >
            {current.message}
          </Alert>
        </Snackbar>
      )}
    </ToastContext>
  )
}
