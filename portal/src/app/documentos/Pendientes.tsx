import { defaultPageSize } from '@portal/contract/operation.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { firstPage, sortOf } from '@portal/ui/list/listSearch.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pendientesAddress } from './addresses.ts'
import { arrangeFaltantes } from './arrangeFaltantes.ts'
import { faltanteId, faltantesQuery, flattenFaltantes, type Faltante } from './faltantes.ts'
import { pendientesList } from './pendientesList.tsx'
import { PresentarDialog } from './presentar/PresentarDialog.tsx'
import { presentableOf, type Presentable } from './presentar/presentable.ts'

const presentable = (faltante: Faltante): Presentable =>
  presentableOf({
    ...faltante.documento,
    recursoid: faltante.recursoid,
    recurso: recursoName(faltante),
    tipodocumento: faltante.documento.nombre,
  })

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
  const open = (faltante: Faltante | undefined) =>
    changeAddress({
      recursoid: faltante?.recursoid,
      tipodocumentoid: faltante?.documento.tipodocumentoid,
    })

  const openId = `${address.recursoid ?? ''} ${address.tipodocumentoid ?? ''}`
  const openIndex = arranged?.findIndex((faltante) => faltanteId(faltante) === openId) ?? -1
  const opened = arranged?.[openIndex]
  const next = openIndex === -1 ? undefined : arranged?.[openIndex + 1]

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
      {opened && (
        <PresentarDialog
          key={openId}
          item={presentable(opened)}
          onClose={() => open(undefined)}
          onNext={next && (() => open(next))}
        />
      )}
    </>
  )
}
