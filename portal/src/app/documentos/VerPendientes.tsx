import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { documentosEn } from '../rutas.ts'

/** From what was presented to what was not. */
export const VerPendientes = () => {
  const { t } = useTranslation()
  return (
    <Button variant="contained" color="secondary" href={documentosEn('pendientes')}>
      {t('presentados.verPendientes')}
    </Button>
  )
}
