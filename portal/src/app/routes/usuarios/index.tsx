import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useIsTitular } from '../../session/useLogin.ts'
import { usuariosAddress } from '../../usuarios/address.ts'
import { usuariosDelTitular, usuariosList } from '../../usuarios/list.tsx'

export const Route = createFileRoute('/usuarios/')({
  ...listRoute(usuariosAddress),
  component: Usuarios,
})

function Usuarios() {
  return <ListScreen of={useIsTitular() ? usuariosDelTitular : usuariosList} />
}
