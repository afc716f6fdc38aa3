import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Guardias } from '../../../porteria/Guardias.tsx'

export const Route = createFileRoute('/_sesion/porteria/guardias')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'ListGuardias', {}),
  component: Guardias,
})
