import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Inicio } from '../inicio/Inicio.tsx'
import { enLaElegida } from '../operaciones/elegida.ts'
import { readTurned, turnedTo } from '../operaciones/useTurned.ts'

export const Route = createFileRoute('/')({
  validateSearch: readTurned,
  beforeLoad: enLaElegida('operacionid'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchOperation(context.queryClient, 'Dashboard', turnedTo(deps)),
  component: Inicio,
})
