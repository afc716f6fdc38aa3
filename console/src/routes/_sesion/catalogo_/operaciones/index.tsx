import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readExigencias } from '../../../../exigencias/address.ts'
import { Operaciones } from '../../../../exigencias/Operaciones.tsx'

export const Route = createFileRoute('/_sesion/catalogo_/operaciones/')({
  validateSearch: readExigencias,
  loader: ({ context }) => {
    prefetchOperation(context.queryClient, 'ListTipos', {})
    prefetchOperation(context.queryClient, 'ListCatalogoOperaciones', {})
  },
  component: Operaciones,
})
