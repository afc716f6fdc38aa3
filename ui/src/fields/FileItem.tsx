import {
  X as CancelIcon,
  CircleAlert as ErrorIcon,
  FileText as PdfIcon,
  RotateCcw as ReplayIcon,
  CircleCheck as DoneIcon,
} from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { formatBytes } from '../show/format.ts'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'

export interface DroppedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  state: 'ready' | 'uploading' | 'uploaded' | 'failed'
  percent?: number
  /** Why it failed. */
  error?: string | undefined
  /** Something worth knowing: 'La achicamos de 5,1 MB a 1,8 MB'. */
  note?: string | undefined
  /** A small picture of it. */
  thumbnail?: string | undefined
}

interface FileItemProps {
  file: DroppedFile
  onRemove: (id: string) => void
  onCancel?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
}

export const FileItem = ({ file, onRemove, onCancel, onRetry }: FileItemProps) => {
  const { t } = useTranslation()
  const { id, name, size, state, percent = 0, error, note, thumbnail } = file
  const uploading = state === 'uploading'
  const removeLabel = uploading
    ? t('archivo.cancelarSubida', { nombre: name })
    : t('archivo.quitar', { nombre: name })
  const stateText = {
    ready: t('archivo.listo'),
    uploading: t('archivo.subiendo', { porcentaje: Math.round(percent) }),
    uploaded: t('archivo.subido'),
    failed: error,
  }[state]

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1,
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          overflow: 'hidden',
          borderRadius: '8px',
          color: 'text.secondary',
          backgroundColor: token('primarySoft'),
        }}
      >
        {thumbnail ? (
          <Box
            component="img"
            src={thumbnail}
            alt=""
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <PdfIcon aria-hidden />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          aria-live="polite"
          sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {formatBytes(size)} · {stateText}
        </Typography>
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'info.main' }}>
            {note}
          </Typography>
        )}
        {uploading && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={name}
            sx={{ marginBlockStart: 0.5, height: 4, borderRadius: 2 }}
          />
        )}
      </Box>
      {state === 'uploaded' && <DoneIcon color={token('success')} />}
      {state === 'failed' && <ErrorIcon color={token('error')} />}
      {state === 'failed' && onRetry && (
        <Tooltip title={t('acciones.reintentar')}>
          <IconButton
            aria-label={t('archivo.reintentarSubida', { nombre: name })}
            onClick={() => onRetry(id)}
          >
            <ReplayIcon />
          </IconButton>
        </Tooltip>
      )}
      {(!uploading || onCancel) && (
        <Tooltip title={removeLabel}>
          <IconButton aria-label={removeLabel} onClick={() => (uploading ? onCancel?.(id) : onRemove(id))}>
            <CancelIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
