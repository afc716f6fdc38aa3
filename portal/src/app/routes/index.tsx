import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery, prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Accesos } from '../inicio/Accesos.tsx'
import { Contadores } from '../inicio/Contadores.tsx'
import { Cumplimiento } from '../inicio/Cumplimiento.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { Proximo } from '../inicio/Proximo.tsx'

const Vencimientos = lazy(() =>
  import('../inicio/Vencimientos.tsx').then(({ Vencimientos: chart }) => ({ default: chart })),
)

const dashboardQuery = operationQuery('Dashboard', {})

export const Route = createFileRoute('/')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'Dashboard', {}),
  component: Inicio,
})

const chartHeight = 260

function Inicio() {
  const { t } = useTranslation()
  const { login } = Route.useRouteContext()
  const { data, error, refetch } = useQuery(dashboardQuery)
  const waiting = <Skeleton variant="rounded" height={chartHeight} />

  return (
    <Screen
      title={t('inicio.titulo')}
      subtitle={t('inicio.saludo', { nombre: login.contact_firstname, cuenta: login.accountname })}
    >
      {error && !data ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Contadores totales={data} />
          <Accesos cantidades={data && (data.cantidades ?? {})} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
              alignItems: 'start',
            }}
          >
            {(!data || data.vencimientos) && (
              <Panel title={t('inicio.vencimientos.titulo')}>
                {data?.vencimientos ? (
                  <Suspense fallback={waiting}>
                    <Vencimientos semanas={data.vencimientos} height={chartHeight} />
                  </Suspense>
                ) : (
                  waiting
                )}
              </Panel>
            )}
            {(!data || data.cumplimiento) && (
              <Panel title={t('inicio.cumplimiento.titulo')}>
                {data?.cumplimiento ? <Cumplimiento recursos={data.cumplimiento} /> : waiting}
              </Panel>
            )}
          </Box>
          {(!data || data.proximo) && (
            <Panel title={t('inicio.proximo.titulo')}>
              {data?.proximo ? (
                <Proximo tareas={data.proximo} />
              ) : (
                <Skeleton variant="rounded" height={420} />
              )}
            </Panel>
          )}
        </Box>
      )}
    </Screen>
  )
}
