import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DosPasos } from '../../dosPasos/DosPasos.tsx'

export const Route = createFileRoute('/pages/dos-pasos')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailTotp', {}),
  component: DosPasos,
})
