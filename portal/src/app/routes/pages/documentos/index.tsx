import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { presentadosAddress, solapaOf } from '../../../documentos/addresses.ts'
import { historialAddress } from '../../../historial/address.ts'
import { Documentos } from '../../../documentos/Documentos.tsx'

export const Route = createFileRoute('/pages/documentos/')({
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const solapa = solapaOf(deps)
    if (solapa === '0') {
      const { operation, input, read } = presentadosAddress
      prefetchOperation(context.queryClient, operation, input(read(deps)))
    } else if (solapa === '2') {
      const { operation, input, read } = historialAddress
      prefetchOperation(context.queryClient, operation, input(read(deps)))
    }
  },
  component: DocumentosRoute,
})

function DocumentosRoute() {
  return <Documentos solapa={solapaOf(Route.useSearch())} />
}
