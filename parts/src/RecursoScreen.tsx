import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { PageTabs, type PageTab } from '@portal/ui/frame/PageTabs.tsx'
import type { ReactNode } from 'react'
import { AptitudChip } from './chips.tsx'
import { Veredicto, type RecursoConVeredicto } from './Veredicto.tsx'

interface RecursoScreenProps {
  recurso: RecursoConVeredicto
  name: string
  /** What it is, in one line. */
  kind: string
  /** Its face: a photo, a plate. */
  face: ReactNode
  actions?: ReactNode
  tabs: { label: string; current: string; each: readonly PageTab[] }
  /** Of the current tab. */
  children: ReactNode
}

/** A resource: who it is, whether it may work, and what is kept of it in tabs. */
export const RecursoScreen = ({ recurso, name, kind, face, actions, tabs, children }: RecursoScreenProps) => (
  <Screen
    title={name}
    subtitle={
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <span>{kind}</span>
        {recurso.aptitud && <AptitudChip aptitud={recurso.aptitud} motivos={[]} />}
      </Stack>
    }
    leading={face}
    actions={actions}
  >
    <Stack spacing={2}>
      <Veredicto recurso={recurso} />
      <Card>
        <PageTabs label={tabs.label} current={tabs.current} tabs={tabs.each}>
          {children}
        </PageTabs>
      </Card>
    </Stack>
  </Screen>
)
