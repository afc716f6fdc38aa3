import { Unreachable } from '@portal/contract/client.ts'
import { Failure } from '@portal/ui/app/Failure.tsx'
import { NotFound } from '@portal/ui/app/NotFound.tsx'
import { SupportContext } from '@portal/ui/feedback/support.ts'
import { PersonProvider } from '@portal/ui/kept/person.ts'
import { SessionWatch } from '@portal/ui/app/session/SessionWatch.tsx'
import { ConfirmProvider } from '@portal/ui/feedback/Confirm.tsx'
import { ToastProvider } from '@portal/ui/feedback/Toasts.tsx'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { session, sessionQuery } from '../app.ts'
import { lastActivity } from '@portal/ui/kept/kept.ts'
import { SignalStrip } from '@portal/ui/signal/SignalStrip.tsx'
import { useOpenOutbox } from '@portal/ui/signal/outboxContext.ts'
import { AppFrame } from '../marco/AppFrame.tsx'
import { isIncomplete, personOf } from '../session/useLogin.ts'
import { SinSenal } from '../sinSenal/SinSenal.tsx'
import { useKeptHere } from '../sinSenal/useKeptHere.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location }) => {
    const { login } = await context.queryClient.query({ ...sessionQuery, staleTime: 'static' })
    if (isIncomplete(login) && location.pathname !== '/pages/editar-perfil') {
      throw redirect({ to: '/pages/editar-perfil' })
    }
    return { login }
  },
  component: App,
  errorComponent: (props) =>
    props.error instanceof Unreachable ? <SinSenal {...props} /> : <Failure {...props} />,
  notFoundComponent: NotFound,
})

/** For a back office that does not say. */
const usualDurationMinutes = 5

function App() {
  const loaded = Route.useRouteContext()
  const { data: { login } = loaded } = useQuery(sessionQuery)
  const person = personOf(login)
  useOpenOutbox(person)
  useKeptHere(person)
  return (
    <ToastProvider>
      <ConfirmProvider>
        <PersonProvider value={person}>
          <SessionWatch
            session={session}
            durationMinutes={login.duration ?? usualDurationMinutes}
            activity={lastActivity}
            who={sessionQuery.queryKey}
          />
          <SupportContext value={login.proveedor ?? {}}>
            <AppFrame login={login}>
              <Outlet />
            </AppFrame>
          </SupportContext>
          <SignalStrip />
        </PersonProvider>
      </ConfirmProvider>
    </ToastProvider>
  )
}
