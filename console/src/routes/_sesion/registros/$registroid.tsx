import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rutas } from '../../../rutas.ts'
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
        <Screen title={t('registros.titulo')} back={{ label: t('registro.volver'), href: rutas.registros() }}>
          <Box role="status" aria-busy aria-label={t('acciones.cargando')} sx={{ maxWidth: 960 }}>
            {[48, 64, 320, 200].map((height) => (
              <Skeleton key={height} variant="rounded" height={height} sx={{ marginBlockEnd: 2 }} />
            ))}
          </Box>
        </Screen>
      }
    >
      {(registro) => <RegistroDetail key={registro.registroid} registro={registro} />}
    </OneRecord>
  )
}
