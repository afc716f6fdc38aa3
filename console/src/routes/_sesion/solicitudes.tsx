import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { solicitudesAddress } from '../../solicitudes/address.ts'
import { Respuestas } from '../../solicitudes/Responder.tsx'
import { solicitudesList } from '../../solicitudes/list.tsx'

export const Route = createFileRoute('/_sesion/solicitudes')({
  ...listRoute(solicitudesAddress),
  component: () => (
    <Respuestas>
      <ListScreen of={solicitudesList} />
    </Respuestas>
  ),
})
