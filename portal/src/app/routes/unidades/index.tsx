import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Unidades } from '../../unidades/Unidades.tsx'
import { enLaElegida } from '../../operaciones/elegida.ts'

export const Route = createFileRoute('/unidades/')({
  beforeLoad: enLaElegida('operacion'),
  loader: ({ context }) => prefetchOperation(context.queryClient, 'UnidadesDelDia', {}),
  component: Unidades,
})
