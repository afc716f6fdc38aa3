import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { historialAddress } from '../../historial/address.ts'
import { HistorialScreen } from '../../historial/Historial.tsx'

export const Route = createFileRoute('/pages/documentoshistorial')({
  ...listRoute(historialAddress),
  component: HistorialScreen,
})
