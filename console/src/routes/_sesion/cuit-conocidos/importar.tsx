import { createFileRoute } from '@tanstack/react-router'
import { ImportarCuits } from '../../../cuitConocidos/ImportarCuits.tsx'

export const Route = createFileRoute('/_sesion/cuit-conocidos/importar')({ component: ImportarCuits })
