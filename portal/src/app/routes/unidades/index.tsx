import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Unidades } from '../../unidades/Unidades.tsx'

export const Route = createFileRoute('/unidades/')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'UnidadesDelDia', {}),
  component: Unidades,
})
