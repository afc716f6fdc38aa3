import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'

interface AvisosProps {
  correosFallidos: number
  tareasAtrasadas: number
}

/** What does not go by itself and somebody should look at. */
export const Avisos = ({ correosFallidos, tareasAtrasadas }: AvisosProps) => {
  const { t } = useTranslation()
  if (correosFallidos === 0 && tareasAtrasadas === 0) return null
  return (
    <Stack spacing={1}>
      {correosFallidos > 0 && (
        <Alert severity="error">
          {t('cola.correosFallidos', { count: correosFallidos, n: formatNumber(correosFallidos) })}
        </Alert>
      )}
      {tareasAtrasadas > 0 && (
        <Alert severity="warning">
          {t('cola.tareasAtrasadas', { count: tareasAtrasadas, n: formatNumber(tareasAtrasadas) })}
        </Alert>
      )}
    </Stack>
  )
}
