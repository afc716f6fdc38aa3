import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { casillaLook } from '@portal/parts/estados.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTranslation } from 'react-i18next'

interface ActivaProps {
  onMove: () => void
  /** Absent while the provider asks it of everybody. */
  onTake?: (() => void) | undefined
}

export const Activa = ({ onMove, onTake }: ActivaProps) => {
  const { t } = useTranslation()
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ToneChip {...casillaLook.activo} label={t('dosPasos.estado')} />
      <Typography>{t('dosPasos.enUso')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button variant="outlined" onClick={onMove}>
          {t('dosPasos.otroTelefono')}
        </Button>
        {onTake && (
          <Button color="error" onClick={onTake}>
            {t('dosPasos.quitar.titulo')}
          </Button>
        )}
      </Stack>
      {!onTake && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('dosPasos.noSeQuita')}
        </Typography>
      )}
    </Stack>
  )
}
