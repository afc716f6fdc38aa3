import { X as CloseIcon, Maximize as FullscreenIcon, Minimize as FullscreenExitIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState, type ReactNode, type SubmitEventHandler } from 'react'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'

interface FormPanelProps {
  open: boolean
  title?: string
  subtitle?: ReactNode
  /** 500 px wide, or 650. */
  large?: boolean
  actions: ReactNode
  onClose: () => void
  onSubmit?: SubmitEventHandler
  children: ReactNode
}

/** A form that floats over the screen; its body scrolls, its head and actions stay. */
export const FormPanel = ({
  open,
  title,
  subtitle,
  large = false,
  actions,
  onClose,
  onSubmit,
  children,
}: FormPanelProps) => {
  const { t } = useTranslation()
  const id = useId()
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const [enlarged, setEnlarged] = useState(false)
  const full = narrow || enlarged
  const sizeLabel = enlarged ? t('formulario.salirDePantallaCompleta') : t('formulario.pantallaCompleta')
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A click that misses the panel must not cost what was typed.
        if (reason !== 'backdropClick') onClose()
      }}
      fullScreen={full}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { width: full ? '100%' : large ? 650 : 500, maxWidth: '100%' } },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            paddingBlock: 1.5,
            paddingInline: '24px 12px',
            borderBlockEnd: `1px solid ${token('line')}`,
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" id={id}>
              {title ?? t('formulario.nuevo')}
            </Typography>
            {subtitle && (
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                {subtitle}
              </Typography>
            )}
          </Box>
          {!narrow && (
            <Tooltip title={sizeLabel}>
              <IconButton aria-label={sizeLabel} onClick={() => setEnlarged(!enlarged)}>
                {enlarged ? <FullscreenExitIcon /> : <FullscreenIcon />}
              </IconButton>
            </Tooltip>
          )}
          <Tooltip title={t('acciones.cerrar')}>
            <IconButton aria-label={t('acciones.cerrar')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Tooltip>
        </Box>
        <DialogContent sx={full ? {} : { maxHeight: 'max(450px, 70vh)' }}>{children}</DialogContent>
        <DialogActions sx={{ borderBlockStart: `1px solid ${token('line')}`, paddingBlock: 2 }}>
          {actions}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
