import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PartesDeAjustes } from '../../../ajustes/PartesDeAjustes.tsx'
import { Llaves } from '../../../llaves/Llaves.tsx'

export const Route = createFileRoute('/_sesion/ajustes/llaves')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'ListLlaves', {}),
  component: () => (
    <PartesDeAjustes current="llaves">
      <Llaves />
    </PartesDeAjustes>
  ),
})
