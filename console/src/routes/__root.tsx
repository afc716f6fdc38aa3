import { ConfirmProvider } from '@portal/ui/feedback/Confirm.tsx'
import { ToastProvider } from '@portal/ui/feedback/Toasts.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Failure } from '@portal/ui/app/Failure.tsx'
import { SignalStrip } from '@portal/ui/signal/SignalStrip.tsx'
import { NotFound } from '@portal/ui/app/NotFound.tsx'
import { Afuera } from '../marco/Afuera.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Consola,
  errorComponent: (failure) => (
    <Afuera>
      <Failure {...failure} />
    </Afuera>
  ),
  notFoundComponent: () => (
    <Afuera>
      <NotFound />
    </Afuera>
  ),
})

function Consola() {
  return (
    <ToastProvider>
      <ConfirmProvider>
        <Outlet />
        <SignalStrip />
      </ConfirmProvider>
    </ToastProvider>
  )
}
