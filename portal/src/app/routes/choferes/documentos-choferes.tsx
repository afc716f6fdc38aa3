import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { documentosDe } from '../../documentos/documentosDe.tsx'

const documentos = documentosDe('chofer', 'tipodocumento ASC', 'documentosPorTipoDeChoferes')

export const Route = createFileRoute('/choferes/documentos-choferes')({
  ...listRoute(documentos.address),
  component: () => <ListScreen of={documentos} />,
})
