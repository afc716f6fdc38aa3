import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PartesDeAjustes } from '../../ajustes/PartesDeAjustes.tsx'
import { deAdministrador } from '../../session/deAdministrador.ts'
import { operadoresAddress } from '../../operadores/address.ts'
import { operadoresList } from '../../operadores/list.tsx'
import { SoloAdministrador } from '../../session/SoloAdministrador.tsx'
import { useEsAdministrador } from '../../session/useEsAdministrador.ts'

const { loader, ...route } = listRoute(operadoresAddress)

export const Route = createFileRoute('/_sesion/operadores')({
  ...route,
  loader: deAdministrador(loader),
  component: Operadores,
})

function Operadores() {
  return useEsAdministrador() ? (
    <PartesDeAjustes current="operadores">
      <ListScreen of={operadoresList} />
    </PartesDeAjustes>
  ) : (
    <SoloAdministrador screen="operadores" />
  )
}
