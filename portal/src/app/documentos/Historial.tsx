import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { useDocumentoHref } from './useWithLinks.ts'
import { lineaHref } from './historial/linea.ts'
import { historialList } from './historial/list.tsx'

/** Its lines lead to their documents where those have a page, and to their resources elsewhere. */
const useHistorialList = (): typeof historialList => {
  const hrefOf = useDocumentoHref()
  return { ...historialList, rowHref: (linea) => lineaHref(linea, hrefOf) }
}

/** The history inside another screen. */
export const Historial = () => {
  const list = useHistorialList()
  return <ListTable of={list} state={useList(list.address)} />
}

/** The history as a screen of its own. */
export const HistorialScreen = () => <ListScreen of={useHistorialList()} />
