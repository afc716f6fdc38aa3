import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PartesDeAjustes } from '../../../ajustes/PartesDeAjustes.tsx'
import { Controles } from '../../../control/Controles.tsx'

export const Route = createFileRoute('/_sesion/ajustes/controles')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'ListControles', {}),
  component: () => (
    <PartesDeAjustes current="controles">
      <Controles />
    </PartesDeAjustes>
  ),
})
