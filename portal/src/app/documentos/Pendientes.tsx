import { defaultPageSize } from '@portal/contract/operation.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { firstPage, sortOf } from '@portal/ui/list/listSearch.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ComponentProps } from 'react'
import { pendientesAddress } from './addresses.ts'
import { arrangeFaltantes } from './arrangeFaltantes.ts'
import {
  faltanteId,
  faltantesQuery,
  flattenFaltantes,
  presentableFaltante,
  type Faltante,
} from './faltantes.ts'
import { pendientesList } from './pendientesList.tsx'
import { PresentarDialog } from './presentar/PresentarDialog.tsx'

type Sitting = Pick<ComponentProps<typeof PresentarDialog>, 'items' | 'start'>

/** All that is missing, begun at one of them; nothing, where the address names none of them. */
const openSitting = (faltantes: readonly Faltante[] = [], openId: string): Sitting | undefined => {
  const [first, ...others] = faltantes.map(presentableFaltante)
  const start = faltantes.find((faltante) => faltanteId(faltante) === openId)
  return first && start && { items: [first, ...others], start: presentableFaltante(start) }
}

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
  const openAt = (recursoid?: string, tipodocumentoid?: string) =>
    changeAddress({ recursoid, tipodocumentoid })

  const openId = `${address.recursoid ?? ''} ${address.tipodocumentoid ?? ''}`
  const [sitting, setSitting] = useState<Sitting>()
  // What the address opens stays open though its document is presented, and no longer missing.
  if (openId === ' ' ? sitting !== undefined : sitting === undefined)
    setSitting(openSitting(arranged, openId))

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
      {sitting && (
        <PresentarDialog
          {...sitting}
          onClose={() => openAt()}
          onCurrent={({ recursoid, tipodocumentoid }) => openAt(recursoid, tipodocumentoid)}
        />
      )}
    </>
  )
}
