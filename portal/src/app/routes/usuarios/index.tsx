import { Id } from '@portal/contract/values.ts'
import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useIsTitular } from '../../session/useLogin.ts'
import { usuariosAddress } from '../../usuarios/address.ts'
import { usuariosDelTitular, usuariosList } from '../../usuarios/list.tsx'
import { Propuestas } from '../../usuarios/Propuestas.tsx'

const Asked = z.object({ propuestaid: lenient(Id) })

export const Route = createFileRoute('/usuarios/')({
  ...listRoute(usuariosAddress),
  validateSearch: (search: Record<string, unknown>) => ({
    ...usuariosAddress.read(search),
    ...Asked.parse(search),
  }),
  component: Usuarios,
})

function Usuarios() {
  const { propuestaid } = Route.useSearch()
  return (
    <ListScreen
      of={useIsTitular() ? usuariosDelTitular : usuariosList}
      above={<Propuestas propuestaid={propuestaid} />}
    />
  )
}
