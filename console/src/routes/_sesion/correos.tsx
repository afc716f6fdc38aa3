import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { correosAddress } from '../../correos/address.ts'
import { CorreosEnCarpeta } from '../../correos/CorreosEnCarpeta.tsx'
import { correosList } from '../../correos/list.tsx'

export const Route = createFileRoute('/_sesion/correos')({
  ...listRoute(correosAddress),
  component: () => <ListScreen of={correosList} above={<CorreosEnCarpeta />} />,
})
