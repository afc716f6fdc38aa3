import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../../operationQuery.ts'
import { rutas } from '../../../rutas.ts'
import { Screen } from '../../../Screen.tsx'
import { ChoferForm } from '../-ChoferForm.tsx'
import { choferFullName } from '../-choferValues.ts'

export const Route = createFileRoute('/choferes/$recordid/editar')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailChofer', { choferid: params.recordid }),
  component: EditarChofer,
})

function EditarChofer() {
  const { t } = useTranslation()
  const { recordid } = Route.useParams()
  const navigate = useNavigate()
  const query = useQuery(operationQuery('DetailChofer', { choferid: recordid }))
  return (
    <Loaded query={query} skeleton={<Skeleton variant="rounded" height={720} />}>
      {({ records: [chofer] }) =>
        chofer && (
          <Screen title={t('editarChofer.titulo')} subtitle={choferFullName(chofer)}>
            <ChoferForm
              chofer={chofer}
              cancelHref={rutas.chofer(recordid)}
              onSaved={() =>
                navigate({
                  to: '/choferes/$recordid/detalle',
                  params: { recordid },
                  ignoreBlocker: true,
                })
              }
            />
          </Screen>
        )
      }
    </Loaded>
  )
}
