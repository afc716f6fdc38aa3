import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { useMemo } from 'react'
import { historialList } from './list.tsx'

/** What happened to one resource of a carrier. */
export const HistorialDeRecurso = ({ cuentaid, recursoid }: { cuentaid: string; recursoid: string }) => {
  const one = useMemo(() => historialList(cuentaid, recursoid), [cuentaid, recursoid])
  return <ListTable of={one} state={useList(one.address)} />
}
