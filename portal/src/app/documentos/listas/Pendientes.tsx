import { personas } from '@portal/parts/inSentence.ts'
import { defaultPageSize } from '@portal/contract/operation.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { firstPage, sortOf } from '@portal/ui/list/listSearch.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cerradaOf } from '../../operaciones/useCerrada.ts'
import { useTurned } from '../../operaciones/useTurned.ts'
import { CambiosPorVenir } from '../CambiosPorVenir.tsx'
import { isOpen, porUrgencia } from '../ordenes.ts'
import { pendientesAddress } from '../addresses.ts'
import { arrangeFaltantes } from '../arrangeFaltantes.ts'
import { faltantesQuery, flattenFaltantes, presentableFaltante } from '../faltantes.ts'
import { pendientesList } from './pendientesList.tsx'
import { PresentarAbierto } from '../PresentarAbierto.tsx'

/** What is required and was never presented. The server tells it whole, so ordering and searching happen here. */
export const Pendientes = () => {
  const t = useTexts()
  const turned = useTurned()
  const [address, changeAddress] = useAddress(pendientesAddress.read)
  const { data: known, error, refetch } = useQuery(faltantesQuery(turned))
  const data = cerradaOf(error) === undefined ? known : undefined
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
  // Whoever lacks something that nobody names is no reason to say that all is presented.
  const sinDetalle = (data?.records ?? []).filter(({ documentos }) => documentos === undefined)
  const serie = useMemo(
    () => porUrgencia((arranged ?? []).filter(isOpen)).map(presentableFaltante),
    [arranged],
  )

  return (
    <>
      <CambiosPorVenir />
      {sinDetalle.length > 0 && (
        <Notice severity="warning">
          {t('pendientes.sinDetalle', { nombres: personas(sinDetalle.map((each) => recursoName(each))) })}
        </Notice>
      )}
      {(sinDetalle.length === 0 || arranged?.length !== 0) && (
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
            narrowed: search !== '' || turned.operacionid !== undefined,
            widen: () => change({ search: undefined, operacionid: undefined }),
          }}
        />
      )}
      <PresentarAbierto serie={serie} />
    </>
  )
}
