import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ChoferForm } from '../../../choferes/ChoferForm.tsx'
import { choferName } from '../../../piezas/choferName.ts'

export const Route = createFileRoute('/choferes/$recordid/editar')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailChofer', { choferid: params.recordid }),
  component: EditarChofer,
})

function EditarChofer() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  return (
    <OneRecord of="DetailChofer" input={{ choferid: recordid }} skeleton={720}>
      {(chofer) => (
        <Screen title={t('choferes.editarTitulo')} subtitle={choferName(chofer)}>
          <ChoferForm chofer={chofer} />
        </Screen>
      )}
    </OneRecord>
  )
}
