import { ArrowRight as StartIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Result } from '@portal/contract'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { operationQuery, prefetchOperation } from '@portal/ui/app/queries.ts'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { rutas } from '../../rutas.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { TodoAlDia } from '../../TodoAlDia.tsx'
import { Avisos } from '../../cola/Avisos.tsx'
import { Esperas } from '../../cola/Esperas.tsx'
import { MasAntiguos, MasAntiguosSkeleton } from '../../cola/MasAntiguos.tsx'

export const Route = createFileRoute('/_sesion/')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'Cola', {}),
  component: Cola,
})

const hrefOf = ({ clase, id }: Result<'Cola'>['masAntiguos'][number]) =>
  clase === 'registro' ? rutas.registro(id) : rutas.documento(id)

function Cola() {
  const { t } = useTranslation()
  const { operador } = Route.useRouteContext()
  const { data: cola, error, refetch } = useQuery(operationQuery('Cola', {}))
  const oldest = cola?.masAntiguos[0]

  return (
    <Screen
      title={t('cola.titulo')}
      subtitle={t(cola && !oldest ? 'cola.saludoAlDia' : 'cola.saludo', { nombre: operador.nombre })}
      actions={
        oldest && (
          <Button variant="contained" color="secondary" startIcon={<StartIcon />} href={hrefOf(oldest)}>
            {t('cola.empezar')}
          </Button>
        )
      }
    >
      {error && !cola ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Esperas registros={cola?.registros} documentos={cola?.documentos} />
          {cola && <Avisos correosFallidos={cola.correosFallidos} tareasAtrasadas={cola.tareasAtrasadas} />}
          {cola?.masAntiguos.length === 0 ? (
            <Card>
              <TodoAlDia title={t('cola.vacia.titulo')} message={t('cola.vacia.mensaje')} />
            </Card>
          ) : (
            <Panel title={t('cola.masAntiguos')}>
              {cola ? <MasAntiguos items={cola.masAntiguos} hrefOf={hrefOf} /> : <MasAntiguosSkeleton />}
            </Panel>
          )}
        </Box>
      )}
    </Screen>
  )
}
