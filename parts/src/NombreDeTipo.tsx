import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** What a document is called, and whether a resource is not fit without it. */
export const NombreDeTipo = ({ nombre, critico }: { nombre: string; critico?: boolean }) => {
  const { t } = useTranslation()
  return (
    <Stack component="span">
      <span>{nombre}</span>
      {critico && (
        <Typography component="span" variant="caption" sx={{ color: 'error.main', fontWeight: 600 }}>
          {t('casilla.critico')}
        </Typography>
      )}
    </Stack>
  )
}
