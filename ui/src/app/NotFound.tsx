import { Signpost as SignpostIcon } from 'lucide-react'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonLink } from '../controls/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Card } from '../show/Card.tsx'
import { Screen } from './Screen.tsx'

export const NotFound = () => {
  const t = useTexts()
  const { basepath } = useRouter()
  return (
    <Screen title={t('noEncontrado.codigo')}>
      <Card>
        <EmptyState
          icon={<SignpostIcon />}
          title={t('noEncontrado.titulo')}
          message={t('noEncontrado.mensaje')}
          action={
            <ButtonLink kind="solid" href={basepath}>
              {t('noEncontrado.volver')}
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  )
}
