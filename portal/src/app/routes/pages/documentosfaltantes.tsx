import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readFaltantes } from '../../faltantes/address.ts'
import { Faltantes } from '../../faltantes/Faltantes.tsx'

export const Route = createFileRoute('/pages/documentosfaltantes')({
  validateSearch: readFaltantes,
  loader: ({ context }) => prefetchOperation(context.queryClient, 'ListRecDocFaltantes', {}),
  component: () => <Faltantes todos={false} />,
})
