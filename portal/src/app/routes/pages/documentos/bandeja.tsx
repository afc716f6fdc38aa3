import { createFileRoute } from '@tanstack/react-router'
import { bandejaRoute } from '../../../bandeja/address.ts'
import { Bandeja } from '../../../bandeja/Bandeja.tsx'

export const Route = createFileRoute('/pages/documentos/bandeja')({
  ...bandejaRoute,
  component: Bandeja,
})
