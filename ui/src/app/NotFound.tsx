import { Signpost as SignpostIcon } from 'lucide-react'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Screen } from './Screen.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  const { basepath } = useRouter()
  return (
    <Screen title={t('noEncontrado.codigo')}>
      <Card>
        <EmptyState
          icon={<SignpostIcon />}
          title={t('noEncontrado.titulo')}
          message={t('noEncontrado.mensaje')}
          action={
            <Button variant="contained" href={basepath}>
              {t('noEncontrado.volver')}
            </Button>
          }
        />
      </Card>
    </Screen>
  )
}
