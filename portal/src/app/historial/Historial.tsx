import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { historialList } from './list.tsx'

/** The history inside another screen. */
export const Historial = () => <ListTable of={historialList} state={useList(historialList.address)} />
