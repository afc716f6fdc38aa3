import type { ProviderOperations, Request } from '@portal/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from './api.ts'

/** What the server knows, by the operation that tells it: the same input is asked once and shown everywhere. */
export const operationQuery = <Name extends keyof ProviderOperations>(name: Name, input: Request<Name>) =>
  queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
  })

/** Starts asking while the screen's code is still on its way. How it went, the screen itself finds out. */
export const prefetchOperation = <Name extends keyof ProviderOperations>(
  queryClient: QueryClient,
  name: Name,
  input: Request<Name>,
): void => {
  queryClient.query(operationQuery(name, input)).catch(() => undefined)
}
