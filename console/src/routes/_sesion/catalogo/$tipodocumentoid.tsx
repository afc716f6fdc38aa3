import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TipoAbierto } from '../../../catalogo/TipoAbierto.tsx'

export const Route = createFileRoute('/_sesion/catalogo/$tipodocumentoid')({
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailTipo', params),
  component: Tipo,
})

function Tipo() {
  const { tipodocumentoid } = Route.useParams()
  return <TipoAbierto key={tipodocumentoid} tipodocumentoid={tipodocumentoid} />
}
