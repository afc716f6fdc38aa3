import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { documentosDe } from '../../documentos/documentosDe.tsx'
import { ListaDeDocumentos } from '../../documentos/ListaDeDocumentos.tsx'

const documentos = documentosDe({ tiporecurso: 'dominio', vista: 'recurso', texts: 'documentosDeDominios' })

export const Route = createFileRoute('/dominios/documentos')({
  ...listRoute(documentos.address),
  component: () => <ListaDeDocumentos of={documentos} />,
})
