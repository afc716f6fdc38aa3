import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Programas } from '../../programas/Programas.tsx'
import { SoloCalendario } from '../../programas/SoloCalendario.tsx'
import { SoloTitular } from '../../session/SoloTitular.tsx'
import { isTitular, mayAsk, useIsTitular, useMayAsk } from '../../session/useLogin.ts'

export const Route = createFileRoute('/pages/programas')({
  loader: ({ context: { login, queryClient } }) => {
    if (isTitular(login)) prefetchOperation(queryClient, 'ListTokens', {})
    if (mayAsk(login, 'DetailCalendario')) prefetchOperation(queryClient, 'DetailCalendario', {})
  },
  component: ProgramasYCalendario,
})

function ProgramasYCalendario() {
  const knowsCalendar = useMayAsk('DetailCalendario')
  if (useIsTitular()) return <Programas />
  return knowsCalendar ? <SoloCalendario /> : <SoloTitular screen="programas" />
}
