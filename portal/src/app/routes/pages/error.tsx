import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { rutas } from '../../rutas.ts'

/** `numero` is the id under which the server logged what went wrong. What has not the shape of one is not shown. */
export const Route = createFileRoute('/pages/error')({
  validateSearch: z.object({ numero: lenient(z.guid()) }),
  component: ErrorPage,
})

function ErrorPage() {
  const t = useTexts()
  const router = useRouter()
  const { numero } = Route.useSearch()
  // What is tried again is what led here; whoever came from nowhere begins at the beginning.
  const retry = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ href: rutas.inicio() })
  return (
    <Screen title={t('error.titulo')}>
      <Card>
        <ErrorState
          title={t('error.mensaje')}
          message={t('error.explicacion')}
          number={numero}
          home={rutas.inicio()}
          onRetry={retry}
        />
      </Card>
    </Screen>
  )
}
