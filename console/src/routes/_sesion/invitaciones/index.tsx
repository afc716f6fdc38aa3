import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { invitacionesAddress } from '../../../invitaciones/address.ts'
import { Embudo } from '../../../invitaciones/Embudo.tsx'
import { Invitar } from '../../../invitaciones/Invitar.tsx'
import { invitacionesList } from '../../../invitaciones/list.tsx'
import { useEsAdministrador } from '../../../session/useEsAdministrador.ts'

export const Route = createFileRoute('/_sesion/invitaciones/')({
  ...listRoute(invitacionesAddress),
  component: Invitaciones,
})

function Invitaciones() {
  const esAdministrador = useEsAdministrador()
  return (
    <ListScreen
      of={invitacionesList}
      above={
        <div className="stack gap-16 room-below">
          {esAdministrador && <Invitar />}
          <Embudo />
        </div>
      }
    />
  )
}
