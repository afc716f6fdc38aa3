import type { Request } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { operationQuery } from '../app/queries.ts'
import type { Address, ListAddress, ListOperation, RowOf } from './address.ts'
import type { ListState } from './list.ts'
import { useAddress } from './useAddress.ts'

const isRefused = (error: Error | null) => error instanceof Refusal && error.is('INVALID_INPUT')

/** What the list operations answer alike. */
interface Page<Row> {
  records: readonly Row[]
  total?: number | undefined
}

/** What a screen asks beside what its address says. */
export interface Beside<Name extends ListOperation> {
  /** By what the address says, with the order that it leaves unsaid. */
  beside?: (address: Address) => Partial<Request<Name>>
  /** It is not known yet. */
  waits?: boolean
}

/** A list's address, and the page that the server answers for it; the one before shows until it is here. */
export const useList = <Name extends ListOperation>(
  of: ListAddress<Name>,
  { beside, waits = false }: Beside<Name> = {},
): ListState<RowOf<Name>> => {
  const [address, changeAddress] = useAddress(of.read)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery(of.operation, {
      ...of.input(address),
      ...beside?.({ ...address, order: address.order ?? of.order }),
    }),
    placeholderData: keepPreviousData,
    enabled: !waits,
  })
  // A `ListOperation` answers one. What is refused now is not shown as it was.
  const page = isRefused(error) ? undefined : (data as Page<RowOf<Name>> | undefined)
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
