import { Screen } from '@portal/ui/app/Screen.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Users as InsideIcon } from 'lucide-react'
import { useState } from 'react'
import { pasosAddress } from './address.ts'
import { PartesDePorteria } from './PartesDePorteria.tsx'
import { AdentroDialog } from './pasos/AdentroDialog.tsx'
import { ExportarPasos } from './pasos/ExportarPasos.tsx'
import { Hallazgos } from './pasos/Hallazgos.tsx'
import { pasosList } from './pasos/list.tsx'

const textIn = (value: string | number | undefined) => (typeof value === 'string' ? value : undefined)

/** Who passed the gates, what of it is to be looked at, and who is inside. */
export const Pasos = () => {
  const t = useTexts()
  const state = useList(pasosAddress)
  const [inside, setInside] = useState(false)
  const { address } = state
  return (
    <Screen
      title={t('porteria.titulo')}
      actions={
        <>
          <HeadAction
            label={t('porteria.adentro.titulo')}
            icon={<InsideIcon />}
            onClick={() => setInside(true)}
          />
          <ExportarPasos address={address} total={state.total} />
        </>
      }
    >
      <PartesDePorteria current="pasos">
        <div className="stack gap-16">
          <Hallazgos
            desde={textIn(address['desde'])}
            hasta={textIn(address['hasta'])}
            puertaid={textIn(address['puertaid'])}
          />
          <Card>
            <ListTable of={pasosList} state={state} />
          </Card>
        </div>
      </PartesDePorteria>
      {inside && <AdentroDialog onClose={() => setInside(false)} />}
    </Screen>
  )
}
