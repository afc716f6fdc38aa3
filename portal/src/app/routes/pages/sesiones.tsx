import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Sesiones } from '../../sesiones/Sesiones.tsx'

export const Route = createFileRoute('/pages/sesiones')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'ListSesiones', {}),
  component: Sesiones,
})
