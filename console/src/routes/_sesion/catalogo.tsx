import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { readCatalogo } from '../../catalogo/address.ts'
import { Catalogo } from '../../catalogo/Catalogo.tsx'

/** The list stays where it is while one type after the other is opened beside it. */
export const Route = createFileRoute('/_sesion/catalogo')({
  validateSearch: readCatalogo,
  loader: ({ context }) => prefetchOperation(context.queryClient, 'ListTipos', {}),
  component: CatalogoConPanel,
})

function CatalogoConPanel() {
  const beside = useChildMatches({ select: (matches) => matches.find(({ id }) => !id.endsWith('/')) })
  const { tipodocumentoid }: { tipodocumentoid?: string } = beside?.params ?? {}
  return <Catalogo current={tipodocumentoid} panel={beside && <Outlet />} />
}
