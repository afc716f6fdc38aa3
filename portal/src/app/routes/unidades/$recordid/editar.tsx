import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { putBy } from '../../../unidades/putBy.ts'
import { UnidadForm } from '../../../unidades/UnidadForm.tsx'

export const Route = createFileRoute('/unidades/$recordid/editar')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailUnidad', { unidadid: params.recordid }),
  component: EditarUnidad,
})

function EditarUnidad() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  const [put] = useAddress(putBy)
  return (
    <OneRecord of="DetailUnidad" input={{ unidadid: recordid }} skeleton={720}>
      {(unidad) => (
        <Screen title={t('unidades.editarTitulo')} subtitle={unidad.nombre}>
          <UnidadForm unidad={unidad} put={put} />
        </Screen>
      )}
    </OneRecord>
  )
}
