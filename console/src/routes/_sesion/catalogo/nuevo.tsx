import { createFileRoute } from '@tanstack/react-router'
import { NuevoTipo } from '../../../catalogo/NuevoTipo.tsx'

export const Route = createFileRoute('/_sesion/catalogo/nuevo')({
  component: () => <NuevoTipo />,
})
