import { createFileRoute } from '@tanstack/react-router'
import { readMatriz } from '../../matriz/address.ts'
import { Matriz } from '../../matriz/Matriz.tsx'
import { enLaElegida } from '../../operaciones/elegida.ts'

export const Route = createFileRoute('/choferes/matriz-choferes')({
  beforeLoad: enLaElegida('operacionid'),
  validateSearch: readMatriz,
  component: () => <Matriz tiporecurso="chofer" />,
})
