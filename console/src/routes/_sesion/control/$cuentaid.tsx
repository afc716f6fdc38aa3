import { createFileRoute } from '@tanstack/react-router'
import { readDeCuenta } from '../../../control/address.ts'
import { ControlDeCuenta } from '../../../control/ControlDeCuenta.tsx'

export const Route = createFileRoute('/_sesion/control/$cuentaid')({
  validateSearch: readDeCuenta,
  component: DeCuenta,
})

function DeCuenta() {
  const { cuentaid } = Route.useParams()
  return <ControlDeCuenta key={cuentaid} cuentaid={cuentaid} />
}
