import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Programas } from '../../programas/Programas.tsx'
import { SoloTitular } from '../../session/SoloTitular.tsx'
import { isTitular, useIsTitular } from '../../session/useLogin.ts'

export const Route = createFileRoute('/pages/programas')({
  loader: ({ context }) => {
    if (isTitular(context.login)) prefetchOperation(context.queryClient, 'ListTokens', {})
  },
  component: ProgramasDelTitular,
})

function ProgramasDelTitular() {
  return useIsTitular() ? <Programas /> : <SoloTitular screen="programas" />
}
