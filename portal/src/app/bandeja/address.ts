import { maxPageSize } from '@portal/contract/operation.ts'
import { Id } from '@portal/contract/values.ts'
import { operationQuery, prefetchOperation } from '@portal/ui/app/queries.ts'
import { shareRefusals } from '@portal/ui/kept/keptShared.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

const Search = z.object({
  entrada: lenient(Id),
  /** Why what another app shared was not taken: its service worker says so. */
  compartido: lenient(z.enum(shareRefusals)),
})

/** Which one is open, and what became of what was shared. */
export const bandejaAddress = { read: (search: object): z.output<typeof Search> => Search.parse(search) }

const input = { order: 'recurso ASC', pagesize: maxPageSize }
export const bandejaQuery = operationQuery('ListBandeja', input)

export const bandejaRoute = {
  validateSearch: bandejaAddress.read,
  loader: ({ context }: { context: { queryClient: QueryClient } }) =>
    prefetchOperation(context.queryClient, 'ListBandeja', input),
}
