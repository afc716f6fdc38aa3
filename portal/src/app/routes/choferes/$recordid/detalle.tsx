import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { formatDate } from '@portal/ui/format.ts'
import { PageTabs } from '@portal/ui/PageTabs.tsx'
import { PersonAvatar } from '@portal/ui/PersonAvatar.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { miniaturaUrl } from '../../../api.ts'
import { AptitudChip } from '../../../AptitudChip.tsx'
import { lenient } from '@portal/ui/table/listSearch.ts'
import { Loaded } from '../../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../../operationQuery.ts'
import { rutas } from '../../../rutas.ts'
import { Screen } from '../../../Screen.tsx'
import { ChoferActions } from '../-ChoferActions.tsx'
import { ChoferData } from '../-ChoferData.tsx'
import { ChoferDocuments } from '../-ChoferDocuments.tsx'
import { choferFullName, type Chofer } from '../-choferValues.ts'

const solapas = ['datos', 'documentos'] as const

export const Route = createFileRoute('/choferes/$recordid/detalle')({
  validateSearch: z.object({ solapa: lenient(z.enum(solapas)) }),
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailChofer', { choferid: params.recordid }),
  component: DetalleChofer,
})

function DetalleChofer() {
  const { recordid } = Route.useParams()
  const query = useQuery(operationQuery('DetailChofer', { choferid: recordid }))
  return (
    <Loaded query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
      {({ records: [chofer] }) => chofer && <ChoferDetail chofer={chofer} />}
    </Loaded>
  )
}

const ChoferDetail = ({ chofer }: { chofer: Chofer }) => {
  const { t } = useTranslation()
  const { solapa = 'datos' } = Route.useSearch()
  const { choferid, foto, aptitud, motivos = [], advertencias = [] } = chofer
  const name = choferFullName(chofer)
  const known = solapas.filter((key) => key === 'datos' || chofer.casillas !== undefined)
  const motivosKey =
    chofer.estado_cuenta === 'BAJA'
      ? 'chofer.motivosBaja'
      : aptitud === 'no habilitado'
        ? 'chofer.motivos'
        : 'chofer.motivosPorVencer'

  return (
    <Screen
      title={name}
      subtitle={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <span>
            {t('chofer.subtitulo', {
              tipo: chofer.tipo_documento ?? '',
              documento: chofer.documento ?? '—',
            })}
          </span>
          {aptitud && <AptitudChip aptitud={aptitud} motivos={[]} />}
        </Stack>
      }
      leading={<PersonAvatar name={name} photo={foto && miniaturaUrl(foto)} size={64} />}
      actions={<ChoferActions chofer={chofer} />}
    >
      <Stack spacing={2}>
        {chofer.estado_cuenta === 'BAJA' && (
          <Alert severity="info">
            {t('chofer.bajaDesde', {
              fecha: chofer.fecha_baja ? formatDate(chofer.fecha_baja) : '—',
              motivo: chofer.motivo_baja ?? '—',
            })}
          </Alert>
        )}
        {chofer.estado_cuenta === 'BLOQUEADO' && <Alert severity="error">{chofer.motivo_estado}</Alert>}
        {motivos.length > 0 && (
          <Alert severity={motivosKey === 'chofer.motivos' ? 'error' : 'warning'}>
            <AlertTitle>{t(motivosKey)}</AlertTitle>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
              {motivos.map((motivo) => (
                <li key={motivo}>{motivo}</li>
              ))}
            </Box>
          </Alert>
        )}
        {advertencias.map((advertencia) => (
          <Alert key={advertencia} severity="warning">
            {advertencia}
          </Alert>
        ))}
        <Card>
          <PageTabs
            label={t('chofer.solapas.titulo')}
            current={solapa}
            tabs={known.map((key) => ({
              key,
              label: t(`chofer.solapas.${key}`),
              href: `${rutas.chofer(choferid)}?solapa=${key}`,
              count: key === 'documentos' ? chofer.casillas?.length : undefined,
            }))}
          >
            {solapa === 'datos' ? <ChoferData chofer={chofer} /> : <ChoferDocuments chofer={chofer} />}
          </PageTabs>
        </Card>
      </Stack>
    </Screen>
  )
}
