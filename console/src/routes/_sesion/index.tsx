import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { operationQuery, prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { TodoAlDia } from '../../TodoAlDia.tsx'
import { CorreosYTareas } from '../../cola/CorreosYTareas.tsx'
import { CuantoEsperan } from '../../cola/CuantoEsperan.tsx'
import { Frase } from '../../cola/Frase.tsx'
import { hoyEnPalabras } from '../../cola/hoyEnPalabras.ts'
import { LoQueSigue } from '../../cola/LoQueSigue.tsx'
import { oldestRegistros, RegistrosQueEsperan } from '../../cola/RegistrosQueEsperan.tsx'

export const Route = createFileRoute('/_sesion/')({
  loader: ({ context: { queryClient } }) => {
    prefetchOperation(queryClient, 'Cola', {})
    prefetchOperation(queryClient, 'ListRegistros', oldestRegistros)
  },
  component: Inicio,
})

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const

function Inicio() {
  const { t } = useTranslation()
  const { data: cola, error, refetch } = useQuery(operationQuery('Cola', {}))
  const { documentos, registros } = cola ?? {}

  return (
    <Screen title={t('cola.titulo')} subtitle={hoyEnPalabras()}>
      {error && !cola ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : !cola ? (
        <InicioSkeleton />
      ) : documentos?.cantidad === 0 && registros?.cantidad === 0 ? (
        <Box sx={columns}>
          <Card>
            <TodoAlDia title={t('cola.vacia.titulo')} message={t('cola.vacia.mensaje')} />
          </Card>
          <CorreosYTareas cola={cola} />
        </Box>
      ) : (
        <Box
          sx={{ ...columns, '& > :nth-of-type(-n + 2)': { minHeight: { md: 120 }, alignSelf: 'stretch' } }}
        >
          <Frase cola={cola} />
          {cola.documentos.cantidad > 0 ? <CuantoEsperan cola={cola} /> : <RegistrosQueEsperan cola={cola} />}
          {cola.documentos.cantidad > 0 && <LoQueSigue cola={cola} />}
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            {cola.documentos.cantidad > 0 && <RegistrosQueEsperan cola={cola} />}
            <CorreosYTareas cola={cola} />
          </Box>
        </Box>
      )}
    </Screen>
  )
}

const InicioSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy aria-label={t('acciones.cargando')} sx={columns}>
      {[120, 120, 400, 320].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
      ))}
    </Box>
  )
}
