import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { presentadosAddress, solapaOf } from '../../../documentos/addresses.ts'
import { historialAddress } from '../../../documentos/historialAddress.ts'
import { Documentos } from '../../../documentos/Documentos.tsx'
import { readTurned, turnedTo } from '../../../operaciones/useTurned.ts'
import { paraHacer } from '../../../documentos/paraHacer.ts'

export const Route = createFileRoute('/pages/documentos/')({
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const solapa = solapaOf(deps)
    const turned = turnedTo(readTurned(deps))
    if (solapa === '0') {
      const { operation, input, read } = presentadosAddress
      prefetchOperation(queryClient, operation, input(read(deps)))
      if (deps['porHacer'] === undefined)
        prefetchOperation(queryClient, 'ListDocumentos', { ...paraHacer, ...turned })
    } else if (solapa === '1') {
      prefetchOperation(queryClient, 'ListRecDocFaltantes', turned)
    } else {
      const { operation, input, read } = historialAddress
      prefetchOperation(queryClient, operation, input(read(deps)))
    }
    prefetchOperation(queryClient, 'Dashboard', turned)
  },
  component: DocumentosRoute,
})

function DocumentosRoute() {
  return <Documentos solapa={solapaOf(Route.useSearch())} />
}
