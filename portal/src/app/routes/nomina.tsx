import { createFileRoute } from '@tanstack/react-router'
import { NominaSearch } from '../nomina/address.ts'
import { NominaScreen } from '../nomina/NominaScreen.tsx'

export const Route = createFileRoute('/nomina')({
  validateSearch: NominaSearch,
  component: Nomina,
})

function Nomina() {
  return <NominaScreen {...Route.useSearch()} />
}
