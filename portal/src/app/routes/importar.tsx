import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Importar } from '../importar/Importar.tsx'

export const Route = createFileRoute('/importar')({
  loader: ({ context: { queryClient } }) => prefetchOperation(queryClient, 'ListLotes', { pagesize: 8 }),
  component: Importar,
})
