import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PartesDeAjustes } from '../../ajustes/PartesDeAjustes.tsx'
import { pasoSearch } from '../../pasos/pasoSearch.ts'
import { PrimerosPasos } from '../../pasos/PrimerosPasos.tsx'
import { rutas } from '../../rutas.ts'

export const Route = createFileRoute('/_sesion/primeros-pasos')({
  validateSearch: pasoSearch,
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'PrimerosPasos', {}),
  component: Pasos,
})

function Pasos() {
  const t = useTexts()
  const { paso } = Route.useSearch()
  return (
    <OneRecord of="PrimerosPasos" input={{}} skeleton={560}>
      {(pasos) => (
        <Screen title={t('pasos.titulo')} subtitle={t('pasos.explicacion')}>
          <PartesDeAjustes current="pasos">
            <PrimerosPasos
              pasos={pasos}
              current={paso}
              href={(next) => rutas.primerosPasos({ paso: next })}
            />
          </PartesDeAjustes>
        </Screen>
      )}
    </OneRecord>
  )
}
