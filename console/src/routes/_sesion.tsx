import { Refusal } from '@portal/contract/refusals.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConsoleFrame } from '../marco/ConsoleFrame.tsx'
import { owesTotp } from '../session/owesTotp.ts'
import { AvisoDeDecision } from '../recientes/AvisoDeDecision.tsx'
import { RecientesProvider } from '../recientes/RecientesProvider.tsx'
import { live, session, sessionQuery } from '../app.ts'
import { PersonProvider } from '@portal/ui/kept/person.ts'
import { useOpenOutbox } from '@portal/ui/signal/outboxContext.ts'
import { SessionWatch } from '@portal/ui/app/session/SessionWatch.tsx'
import { lastActivityInConsole } from '@portal/ui/kept/kept.ts'

/** Everything that asks for a signed-in operador. */
export const Route = createFileRoute('/_sesion')({
  beforeLoad: async ({ context, location }) => {
    const { login: operador } = await context.queryClient
      .query({ ...sessionQuery, staleTime: 'static' })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal) || !error.is('SESSION_EXPIRED')) throw error
        throw redirect({ to: '/ingresar', search: { volver: location.publicHref } })
      })
    if (owesTotp(operador) && location.pathname !== '/dos-pasos')
      throw redirect({ to: '/dos-pasos', search: { volver: location.publicHref } })
    return { operador }
  },
  component: Sesion,
})

function Sesion() {
  const { operador: loaded } = Route.useRouteContext()
  const { data: { login: operador } = { login: loaded } } = useQuery(sessionQuery)
  useOpenOutbox(operador.operadorid)
  const mayFollow = !owesTotp(operador)
  useEffect(() => (mayFollow ? live.follow() : undefined), [mayFollow])
  return (
    <PersonProvider value={operador.operadorid}>
      <SessionWatch
        session={session}
        durationMinutes={operador.duration}
        activity={lastActivityInConsole}
        who={sessionQuery.queryKey}
      />
      <RecientesProvider>
        <ConsoleFrame operador={operador}>
          <Outlet />
        </ConsoleFrame>
        <AvisoDeDecision />
      </RecientesProvider>
    </PersonProvider>
  )
}
