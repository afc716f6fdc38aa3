import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import SignpostIcon from '@mui/icons-material/SignpostOutlined'
import { useTranslation } from 'react-i18next'
import { rutas } from './rutas.ts'
import { Screen } from './Screen.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <Screen title={t('noEncontrado.codigo')}>
      <Card>
        <EmptyState
          icon={<SignpostIcon />}
          title={t('noEncontrado.titulo')}
          message={t('noEncontrado.mensaje')}
          action={
            <Button variant="contained" href={rutas.inicio}>
              {t('noEncontrado.volver')}
            </Button>
          }
        />
      </Card>
    </Screen>
  )
}
