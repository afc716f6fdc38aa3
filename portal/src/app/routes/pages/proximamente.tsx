import { Plus as RoadIcon } from 'lucide-react'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import * as z from 'zod/mini'
import { rutas } from '../../rutas.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'

export const Route = createFileRoute('/pages/proximamente')({
  validateSearch: z.object({ pantalla: z.catch(z.optional(z.string()), undefined) }),
  component: Proximamente,
})

function Proximamente() {
  const t = useTexts()
  const { pantalla } = Route.useSearch()
  return (
    <Screen title={pantalla ?? t('proximamente.titulo')}>
      <Card>
        <EmptyState
          icon={<RoadIcon />}
          title={t('proximamente.titulo')}
          message={pantalla ? t('proximamente.mensajeDe', { pantalla }) : t('proximamente.mensaje')}
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
