import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DominioForm } from '../../../dominios/DominioForm.tsx'

export const Route = createFileRoute('/dominios/$recordid/editar')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailDominio', { dominioid: params.recordid }),
  component: EditarDominio,
})

function EditarDominio() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  return (
    <OneRecord of="DetailDominio" input={{ dominioid: recordid }} skeleton={720}>
      {(dominio) => (
        <Screen title={t('dominios.editarTitulo')} subtitle={dominio.dominio}>
          <DominioForm dominio={dominio} />
        </Screen>
      )}
    </OneRecord>
  )
}
