import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { controlAddress } from '../../../control/address.ts'
import { ControlDelMes } from '../../../control/ControlDelMes.tsx'

export const Route = createFileRoute('/_sesion/control/')({
  ...listRoute(controlAddress),
  component: ControlDelMes,
})
