import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Puertas } from '../../../porteria/Puertas.tsx'

export const Route = createFileRoute('/_sesion/porteria/puertas')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'ListPuertas', {}),
  component: Puertas,
})
