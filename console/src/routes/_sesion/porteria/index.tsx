import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { pasosAddress } from '../../../porteria/address.ts'
import { Pasos } from '../../../porteria/Pasos.tsx'

export const Route = createFileRoute('/_sesion/porteria/')({
  ...listRoute(pasosAddress),
  component: Pasos,
})
