import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Inicio } from '../inicio/Inicio.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'Dashboard', {}),
  component: Inicio,
})
