import { operationQuery, prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Clock as TareasIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { TareasTable } from '../../tareas/TareasTable.tsx'

export const Route = createFileRoute('/_sesion/tareas')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'Tareas', {}),
  component: Tareas,
})

/** While somebody waits for the end of one, and while nobody does. */
const oftenMs = 1_500
const seldomMs = 60_000

function Tareas() {
  const t = useTexts()
  const [waiting, setWaiting] = useState(0)
  const onWaits = useCallback((waits: boolean) => setWaiting((so) => so + (waits ? 1 : -1)), [])
  const { data, error, refetch } = useQuery({
    ...operationQuery('Tareas', {}),
    refetchInterval: waiting > 0 ? oftenMs : seldomMs,
  })
  const tareas = data?.records
  return (
    <Screen title={t('tareas.titulo')} subtitle={t('tareas.explicacion')}>
      <Card>
        {error && !tareas ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : !tareas ? (
          <div role="status" aria-busy aria-label={t('acciones.cargando')}>
            <Placeholder height={480} />
          </div>
        ) : tareas.length === 0 ? (
          <EmptyState
            icon={<TareasIcon />}
            title={t('tareas.vacia.titulo')}
            message={t('tareas.vacia.mensaje')}
          />
        ) : (
          <TareasTable tareas={tareas} onWaits={onWaits} />
        )}
      </Card>
    </Screen>
  )
}
