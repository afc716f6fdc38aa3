import { defaultPageSize } from '@portal/contract/operation.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { firstPage, sortOf } from '@portal/ui/list/listSearch.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pendientesAddress } from './addresses.ts'
import { arrangeFaltantes } from './arrangeFaltantes.ts'
import { faltantesQuery, flattenFaltantes, presentableFaltante } from './faltantes.ts'
import { pendientesList } from './pendientesList.tsx'
import { PresentarAbierto } from './PresentarAbierto.tsx'

/** What is required and was never presented. The server tells it whole, so ordering and searching happen here. */
export const Pendientes = () => {
  const [address, changeAddress] = useAddress(pendientesAddress.read)
  const { data, error, refetch } = useQuery(faltantesQuery)
  const {
    search = '',
    page = firstPage,
    pagesize = defaultPageSize,
    order = pendientesAddress.order,
  } = address
  const arranged = useMemo(
    () => data && arrangeFaltantes(flattenFaltantes(data), search, sortOf(order)),
    [data, search, order],
  )
  const rows = useMemo(
    () => arranged?.slice((page - 1) * pagesize, page * pagesize),
    [arranged, page, pagesize],
  )
  const change = (next: Address) => changeAddress({ page: undefined, ...next })
  const lists = useMemo(() => [arranged?.map(presentableFaltante) ?? []], [arranged])

  return (
    <>
      <ListTable
        of={pendientesList}
        state={{
          address,
          change,
          rows,
          total: arranged?.length,
          error,
          retry: () => void refetch(),
          refreshing: false,
          narrowed: search !== '',
          widen: () => change({ search: undefined }),
        }}
      />
      <PresentarAbierto lists={lists} />
    </>
  )
}
