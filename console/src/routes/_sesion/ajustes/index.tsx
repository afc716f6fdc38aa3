import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AjustesEditor } from '../../../ajustes/AjustesEditor.tsx'
import { PartesDeAjustes } from '../../../ajustes/PartesDeAjustes.tsx'
import type { Ajustes as Registro } from '../../../ajustes/ajustes.ts'

export const Route = createFileRoute('/_sesion/ajustes/')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'Ajustes', {}),
  component: Ajustes,
})

function Ajustes() {
  const t = useTexts()
  return (
    <OneRecord of="Ajustes" input={{}} skeleton={720}>
      {(ajustes) => (
        <Screen title={t('ajustes.titulo')} subtitle={t('ajustes.explicacion')}>
          <PartesDeAjustes current="ajustes">
            <AsRead ajustes={ajustes} />
          </PartesDeAjustes>
        </Screen>
      )}
    </OneRecord>
  )
}

/** What is edited is what was read, however often it is read again meanwhile: a save then meets what others changed. */
const AsRead = ({ ajustes }: { ajustes: Registro }) => {
  const [read, setRead] = useState(ajustes)
  return <AjustesEditor key={read.version} ajustes={read} onSaved={(saved) => setRead((so) => saved ?? so)} />
}
