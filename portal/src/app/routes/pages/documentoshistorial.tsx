import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { historialAddress } from '../../documentos/historialAddress.ts'
import { HistorialScreen } from '../../documentos/Historial.tsx'

export const Route = createFileRoute('/pages/documentoshistorial')({
  ...listRoute(historialAddress),
  component: HistorialScreen,
})
