import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { excepcionesAddress } from '../../excepciones/address.ts'
import { excepcionesList } from '../../excepciones/list.tsx'

export const Route = createFileRoute('/_sesion/excepciones')({
  ...listRoute(excepcionesAddress),
  component: () => <ListScreen of={excepcionesList} />,
})
