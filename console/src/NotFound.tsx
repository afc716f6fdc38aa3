import SignpostIcon from '@mui/icons-material/SignpostOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import { rutas } from './rutas.ts'
import { Screen } from './Screen.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <Screen title={t('noEncontrado.titulo')}>
      <Card>
        <EmptyState
          icon={<SignpostIcon />}
          title={t('noEncontrado.nada')}
          message={t('noEncontrado.mensaje')}
          action={
            <Button variant="contained" href={rutas.cola}>
              {t('noEncontrado.volver')}
            </Button>
          }
        />
      </Card>
    </Screen>
  )
}
