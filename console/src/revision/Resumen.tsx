import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { DocumentoChip } from '@portal/parts/chips.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { useEspera } from '../espera.ts'
import { seccionStyle } from '../Seccion.tsx'
import type { Revision } from './revision.ts'

const severity = {
  aprobado: 'success',
  rechazado: 'error',
  anulado: 'info',
  bloqueado: 'warning',
} as const

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: token('inkSoft'),
} as const

/** What the document is, how it stands, how long it waits over what is promised, and who decided what and why. */
export const Resumen = ({ revision }: { revision: Revision }) => {
  const { t } = useTranslation()
  const { hace, promesa } = useEspera()
  const { tipodocumento, estado, critico, presentado, presentado_por, dias, fuera_de_plazo } = revision
  const { plazo_revision_dias: plazo, decidido, decidido_por, motivo, bloqueo } = revision
  return (
    <Box sx={seccionStyle}>
      <Typography variant="h2" sx={{ lineHeight: '24px' }}>
        {tipodocumento}
      </Typography>
      <Box sx={{ ...lineStyle, marginBlockStart: 1 }}>
        <DocumentoChip estado={estado} />
        {critico && (
          <Tooltip title={t('revision.criticoPorque')} describeChild>
            <Box
              component="span"
              tabIndex={0}
              sx={{
                paddingInline: 1,
                border: `1px solid ${token('line')}`,
                borderRadius: '6px',
                fontWeight: 600,
                lineHeight: '22px',
                color: token('ink'),
              }}
            >
              {t('revision.critico')}
            </Box>
          </Tooltip>
        )}
        {estado === 'en revision' && dias !== null && (
          <Box
            component="span"
            sx={{
              marginInlineStart: 'auto',
              fontWeight: fuera_de_plazo ? 650 : 500,
              color: token('ink'),
            }}
          >
            {hace(dias)}
          </Box>
        )}
      </Box>
      <Box sx={{ ...lineStyle, marginBlockStart: 0.5 }}>
        <span>
          {t('revision.presentadoPor', { nombre: presentado_por, fecha: formatDateTime(presentado) })}
        </span>
        {estado === 'en revision' && plazo !== null && (
          <Box component="span" sx={{ marginInlineStart: 'auto' }}>
            {promesa(plazo)}
          </Box>
        )}
      </Box>
      {estado !== 'en revision' && (
        <Alert severity={severity[estado]} sx={{ marginBlockStart: 1.5 }}>
          <AlertTitle>{t(`revision.decidido.${estado}`)}</AlertTitle>
          {estado === 'bloqueado'
            ? bloqueo && (
                <>
                  <div>
                    {t('decision.porYCuando', {
                      nombre: bloqueo.por ?? '—',
                      fecha: formatDateTime(bloqueo.desde),
                    })}
                  </div>
                  {bloqueo.motivo && <div>{t('decision.motivo', { motivo: bloqueo.motivo })}</div>}
                </>
              )
            : decidido && (
                <div>
                  {t('decision.porYCuando', {
                    nombre: decidido_por ?? '—',
                    fecha: formatDateTime(decidido),
                  })}
                </div>
              )}
          {estado !== 'bloqueado' && motivo && <div>{t('decision.motivo', { motivo })}</div>}
        </Alert>
      )}
    </Box>
  )
}
