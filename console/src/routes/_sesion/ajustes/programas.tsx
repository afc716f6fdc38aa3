import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PartesDeAjustes } from '../../../ajustes/PartesDeAjustes.tsx'
import { Programas } from '../../../programas/Programas.tsx'
import { SoloAdministrador } from '../../../session/SoloAdministrador.tsx'
import { useEsAdministrador } from '../../../session/useEsAdministrador.ts'

export const Route = createFileRoute('/_sesion/ajustes/programas')({
  loader: ({ context }) => {
    if (context.operador.rol === 'administrador') prefetchOperation(context.queryClient, 'ListTokens', {})
  },
  component: ProgramasDeAjustes,
})

function ProgramasDeAjustes() {
  return useEsAdministrador() ? (
    <PartesDeAjustes current="programas">
      <Programas />
    </PartesDeAjustes>
  ) : (
    <SoloAdministrador screen="programas" />
  )
}
