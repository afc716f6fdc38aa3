import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { useList } from '@portal/ui/list/useList.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { ShieldAlert as RejectedIcon } from 'lucide-react'
import { auditoriaAddress } from '../../auditoria/address.ts'
import { deAdministrador } from '../../session/deAdministrador.ts'
import { Cadena } from '../../auditoria/Cadena.tsx'
import { ExportarAuditoria } from '../../auditoria/ExportarAuditoria.tsx'
import { auditoriaList } from '../../auditoria/list.tsx'
import { rutas } from '../../rutas.ts'
import { SoloAdministrador } from '../../session/SoloAdministrador.tsx'
import { useEsAdministrador } from '../../session/useEsAdministrador.ts'

const { loader, ...route } = listRoute(auditoriaAddress)

export const Route = createFileRoute('/_sesion/auditoria')({
  ...route,
  loader: deAdministrador(loader),
  component: Auditoria,
})

function Auditoria() {
  return useEsAdministrador() ? <Lineas /> : <SoloAdministrador screen="auditoria" />
}

const Lineas = () => {
  const t = useTexts()
  const state = useList(auditoriaAddress)
  return (
    <Screen
      title={t('auditoria.titulo')}
      subtitle={t('auditoria.explicacion')}
      actions={
        <>
          <HeadAction
            label={t('refusedAttacks.titulo')}
            icon={<RejectedIcon />}
            href={rutas.refusedAttacks()}
          />
          <ExportarAuditoria address={state.address} total={state.total} />
        </>
      }
    >
      <div className="stack gap-16">
        <Cadena />
        <Card>
          <ListTable of={auditoriaList} state={state} />
        </Card>
      </div>
    </Screen>
  )
}
