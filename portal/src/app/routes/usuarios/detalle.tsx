import { Id } from '@portal/contract/values.ts'
import { NotFound } from '@portal/ui/app/NotFound.tsx'
import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { isTitular, useIsTitular, useMayAsk } from '../../session/useLogin.ts'
import { SoloTitular } from '../../session/SoloTitular.tsx'
import { UsuarioDetail } from '../../usuarios/UsuarioDetail.tsx'

export const Route = createFileRoute('/usuarios/detalle')({
  validateSearch: z.object({ contactid: lenient(Id) }),
  loaderDeps: ({ search: { contactid } }) => ({ contactid }),
  loader: ({ context, deps: { contactid } }) => {
    if (contactid !== undefined && isTitular(context.login))
      prefetchOperation(context.queryClient, 'DetailContact', { contactid })
  },
  component: DetalleUsuario,
})

function DetalleUsuario() {
  const { contactid } = Route.useSearch()
  const mayAsk = useMayAsk('DetailContact')
  if (!useIsTitular() && mayAsk) return <SoloTitular screen="usuarios" />
  if (contactid === undefined) return <NotFound />
  return (
    <OneRecord of="DetailContact" input={{ contactid }} skeleton={240}>
      {(usuario) => <UsuarioDetail usuario={usuario} />}
    </OneRecord>
  )
}
