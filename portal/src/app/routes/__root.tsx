import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { ConfirmProvider } from '@portal/ui/Confirm.tsx'
import { ToastProvider } from '@portal/ui/Toasts.tsx'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { AppFrame } from '../AppFrame.tsx'
import { Failure } from '../Failure.tsx'
import { NotFound } from '../NotFound.tsx'
import { sessionQuery } from '../session/sessionQuery.ts'
import { SessionWatch } from '../session/SessionWatch.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context, location }) => {
    const login = await context.queryClient.query({ ...sessionQuery, staleTime: 'static' })
    if (login.estado === estadoCuenta.incompleto && location.pathname !== '/pages/editar-perfil') {
      throw redirect({ to: '/pages/editar-perfil' })
    }
    return { login }
  },
  component: App,
  errorComponent: Failure,
  notFoundComponent: NotFound,
})

/** For a back office that does not say. */
const usualDurationMinutes = 5

function App() {
  const { login: loaded } = Route.useRouteContext()
  const { data: login = loaded } = useQuery(sessionQuery)
  return (
    <ToastProvider>
      <ConfirmProvider>
        <SessionWatch durationMinutes={login.duration ?? usualDurationMinutes} />
        <AppFrame login={login}>
          <Outlet />
        </AppFrame>
      </ConfirmProvider>
    </ToastProvider>
  )
}
