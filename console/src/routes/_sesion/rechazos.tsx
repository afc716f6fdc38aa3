import { listRoute } from '@portal/ui/list/address.ts'
import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { deAdministrador } from '../../session/deAdministrador.ts'
import { rechazosAddress } from '../../rechazos/address.ts'
import { rechazosList } from '../../rechazos/list.tsx'
import { SoloAdministrador } from '../../session/SoloAdministrador.tsx'
import { useEsAdministrador } from '../../session/useEsAdministrador.ts'

const { loader, ...route } = listRoute(rechazosAddress)

export const Route = createFileRoute('/_sesion/rechazos')({
  ...route,
  loader: deAdministrador(loader),
  component: Rechazos,
})

function Rechazos() {
  return useEsAdministrador() ? <ListScreen of={rechazosList} /> : <SoloAdministrador noun="rechazos" />
}
