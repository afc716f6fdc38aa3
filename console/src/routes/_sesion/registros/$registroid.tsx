import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../../operationQuery.ts'
import { RegistroDetail } from './-RegistroDetail.tsx'

export const Route = createFileRoute('/_sesion/registros/$registroid')({
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailRegistro', params),
  component: Registro,
})

function Registro() {
  const { t } = useTranslation()
  const params = Route.useParams()
  const query = useQuery(operationQuery('DetailRegistro', params))

  return (
    <Loaded
      query={query}
      skeleton={
        <Box aria-busy aria-label={t('cargando')}>
          <Skeleton variant="rounded" width={280} height={44} sx={{ marginBlockEnd: 3 }} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' } }}>
            <Skeleton variant="rounded" height={420} />
            <Skeleton variant="rounded" height={420} />
          </Box>
        </Box>
      }
    >
      {({ records: [registro] }) =>
        registro && <RegistroDetail key={registro.registroid} registro={registro} />
      }
    </Loaded>
  )
}
