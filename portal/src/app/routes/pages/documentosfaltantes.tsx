import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readFaltantes } from '../../documentos/faltantesAddress.ts'
import { DocumentosFaltantes } from '../../documentos/DocumentosFaltantes.tsx'

export const Route = createFileRoute('/pages/documentosfaltantes')({
  validateSearch: readFaltantes,
  loader: ({ context }) => prefetchOperation(context.queryClient, 'ListRecDocFaltantes', {}),
  component: () => <DocumentosFaltantes todos={false} />,
})
