import { Plus as RoadIcon } from 'lucide-react'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../../rutas.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'

export const Route = createFileRoute('/pages/proximamente')({
  component: Proximamente,
})

function Proximamente() {
  const t = useTexts()
  return (
    <Screen title={t('proximamente.titulo')}>
      <Card>
        <EmptyState
          icon={<RoadIcon />}
          title={t('proximamente.titulo')}
          message={t('proximamente.mensaje')}
          action={
            <ButtonLink kind="solid" href={rutas.inicio()}>
              {t('proximamente.volver')}
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  )
}
