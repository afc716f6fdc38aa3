import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Calendario } from '../../calendario/Calendario.tsx'

export const Route = createFileRoute('/_sesion/calendario')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailCalendario', {}),
  component: Calendario,
})
