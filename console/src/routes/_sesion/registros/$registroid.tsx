import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RegistroDetail } from '../../../registros/RegistroDetail.tsx'

export const Route = createFileRoute('/_sesion/registros/$registroid')({
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailRegistro', params),
  component: Registro,
})

function Registro() {
  const { t } = useTranslation()
  return (
    <OneRecord
      of="DetailRegistro"
      input={Route.useParams()}
      skeleton={
        <Box aria-busy aria-label={t('acciones.cargando')}>
          <Skeleton variant="rounded" width={280} height={44} sx={{ marginBlockEnd: 3 }} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' } }}>
            <Skeleton variant="rounded" height={420} />
            <Skeleton variant="rounded" height={420} />
          </Box>
        </Box>
      }
    >
      {(registro) => <RegistroDetail key={registro.registroid} registro={registro} />}
    </OneRecord>
  )
}
