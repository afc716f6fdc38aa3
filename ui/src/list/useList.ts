import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { operationQuery } from '../app/queries.ts'
import type { Address, ListAddress, ListOperation, RowOf } from './address.ts'
import type { ListState } from './list.ts'
import { useAddress } from './useAddress.ts'

/** What the list operations answer alike. */
interface Page<Row> {
  records: readonly Row[]
  total?: number | undefined
}

/** A list's address, and the page that the server answers for it; the one before shows until it is here. */
export const useList = <Name extends ListOperation>(of: ListAddress<Name>): ListState<RowOf<Name>> => {
  const [address, changeAddress] = useAddress(of.read)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery(of.operation, of.input(address)),
    placeholderData: keepPreviousData,
  })
  const page = data as Page<RowOf<Name>> | undefined // a `ListOperation` answers one
  const change = (next: Address) => changeAddress({ page: undefined, ...next })
  const narrowing = ['search', ...of.filters.map(([name]) => name), ...of.others]
  return {
    address,
    change,
    rows: page?.records,
    total: page?.total,
    error,
    retry: () => void refetch(),
    refreshing: isPlaceholderData,
    narrowed: narrowing.some((name) => address[name] !== undefined),
    widen: () => change(Object.fromEntries(narrowing.map((name) => [name, undefined]))),
  }
}
