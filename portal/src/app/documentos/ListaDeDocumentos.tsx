import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import type { documentosDe } from './documentosDe.tsx'
import { useWithLinks } from './useWithLinks.ts'
import { VistaDeDocumentos } from './VistaDeDocumentos.tsx'

/** A screen of documents: its rows lead to their documents where those have a page. */
export const ListaDeDocumentos = ({ of }: { of: ReturnType<typeof documentosDe> }) => (
  <ListScreen
    of={useWithLinks(of)}
    above={<VistaDeDocumentos tiporecurso={of.tiporecurso} vista={of.vista} at="above" />}
  />
)
