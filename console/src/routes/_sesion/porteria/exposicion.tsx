import { createFileRoute } from '@tanstack/react-router'
import { readExposicion } from '../../../porteria/address.ts'
import { Exposicion } from '../../../porteria/Exposicion.tsx'

export const Route = createFileRoute('/_sesion/porteria/exposicion')({
  validateSearch: readExposicion,
  component: Exposicion,
})
