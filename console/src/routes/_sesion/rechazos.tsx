import { listRoute } from '@portal/ui/list/address.ts'
import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { deAdministrador } from '../../session/deAdministrador.ts'
import { refusedAttacksAddress } from '../../refusedAttacks/address.ts'
import { refusedAttacksList } from '../../refusedAttacks/list.tsx'
import { SoloAdministrador } from '../../session/SoloAdministrador.tsx'
import { useEsAdministrador } from '../../session/useEsAdministrador.ts'

const { loader, ...route } = listRoute(refusedAttacksAddress)

export const Route = createFileRoute('/_sesion/rechazos')({
  ...route,
  loader: deAdministrador(loader),
  component: RefusedAttacks,
})

function RefusedAttacks() {
  return useEsAdministrador() ? (
    <ListScreen of={refusedAttacksList} />
  ) : (
    <SoloAdministrador screen="refusedAttacks" />
  )
}
