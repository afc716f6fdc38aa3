import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { CircleAlert as CriticalIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'
import { Antiguedad } from '../Antiguedad.tsx'
import { DocumentoChip } from '@portal/parts/chips.tsx'
import type { Revision } from './revision.ts'

const severity = {
  aprobado: 'success',
  rechazado: 'error',
  anulado: 'info',
  bloqueado: 'warning',
} as const

/** How the document stands, who presented it, and who decided what and why. */
export const Resumen = ({ revision }: { revision: Revision }) => {
  const { t } = useTranslation()
  const { estado, critico, presentado, presentado_por, decidido, decidido_por, motivo } = revision
  return (
    <Box sx={{ display: 'grid', gap: 1.5, padding: '16px 20px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DocumentoChip estado={estado} />
        {critico && (
          <Tooltip title={t('revision.criticoPorque')} describeChild>
            <Chip
              size="small"
              variant="outlined"
              tabIndex={0}
              icon={<CriticalIcon />}
              label={t('revision.critico')}
              sx={{ height: 26, borderRadius: '6px', fontWeight: 600, fontSize: '0.8125rem' }}
            />
          </Tooltip>
        )}
        {estado === 'en revision' && (
          <Typography variant="body2" sx={{ marginInlineStart: 'auto', fontWeight: 600 }}>
            <Antiguedad desde={presentado} />
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('revision.presentadoPor', { nombre: presentado_por, fecha: formatDateTime(presentado) })}
      </Typography>
      {estado !== 'en revision' && (
        <Alert severity={severity[estado]}>
          <AlertTitle>{t(`revision.decidido.${estado}`)}</AlertTitle>
          {/* Blocking is no decision of its own: who decided before it says nothing about it. */}
          {estado !== 'bloqueado' && decidido && (
            <div>
              {t('decision.porYCuando', { nombre: decidido_por ?? '—', fecha: formatDateTime(decidido) })}
            </div>
          )}
          {motivo && <div>{t('decision.motivo', { motivo })}</div>}
        </Alert>
      )}
    </Box>
  )
}
