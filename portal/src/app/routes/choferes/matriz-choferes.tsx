import { createFileRoute } from '@tanstack/react-router'
import { readMatriz } from '../../matriz/address.ts'
import { Matriz } from '../../matriz/Matriz.tsx'

export const Route = createFileRoute('/choferes/matriz-choferes')({
  validateSearch: readMatriz,
  component: () => <Matriz tiporecurso="chofer" />,
})
