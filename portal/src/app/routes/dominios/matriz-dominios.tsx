import { createFileRoute } from '@tanstack/react-router'
import { readMatriz } from '../../matriz/address.ts'
import { Matriz } from '../../matriz/Matriz.tsx'

export const Route = createFileRoute('/dominios/matriz-dominios')({
  validateSearch: readMatriz,
  component: () => <Matriz tiporecurso="dominio" />,
})
