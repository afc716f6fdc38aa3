import { Refusal, type OperationName, type Request, type Answer } from '@portal/contract'
import { Unreachable } from '@portal/contract/client.ts'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  type QueryKey,
} from '@tanstack/react-query'
import { idempotencyKeyOf } from './idempotencyKey.ts'
import type { AppSession } from './session/createSession.ts'

/** What the server knows, by the operation that tells it: the same input is asked once and shown everywhere. */
export const operationQuery = <Name extends OperationName>(name: Name, input: Request<Name>) =>
  queryOptions<Answer<Name>>({ queryKey: [name, input] })

/** Starts asking while the screen's code is still on its way. How it went, the screen itself finds out. */
export const prefetchOperation = <Name extends OperationName>(
  queryClient: QueryClient,
  name: Name,
  input: Request<Name>,
): void => {
  queryClient.query(operationQuery(name, input)).catch(() => undefined)
}

interface WriteOptions {
  /** The write is over before what is on screen has asked again, so that the next thing can open at once. */
  refreshBehind?: boolean
}

/** An operation that changes something. When it succeeds, every query on screen refreshes. */
export const useWrite = <Name extends OperationName>(
  name: Name,
  { refreshBehind = false }: WriteOptions = {},
) => useMutation<Answer<Name>, Error, Request<Name>>({ mutationKey: [name], meta: { refreshBehind } })

/** The app's own client of the contract. */
type Call = (
  name: never,
  input: never,
  options: { signal?: AbortSignal; idempotencyKey?: string },
) => Promise<unknown>

interface QueryClientOptions {
  call: Call
  session: AppSession
  /** Of the question who is signed in: where it was answered, a refusal means that it is over. */
  who: QueryKey
  /** What else a refusal means for the whole app. */
  onRefusal?: (refusal: Refusal) => void
}

const onceMoreWhenUnreachable = (failures: number, error: Error) =>
  error instanceof Unreachable && failures < 2

/** Asks and writes by the operations' names; what it knows is the only copy of what the server knows. */
export const createQueryClient = ({ call, session, who, onRefusal }: QueryClientOptions): QueryClient => {
  // `operationQuery` and `useWrite` made the keys and hold their types.
  const ask = call as (name: unknown, ...rest: unknown[]) => Promise<unknown>
  /** A session that ended elsewhere is noticed by whoever asks next. */
  const onError = (error: Error) => {
    if (!(error instanceof Refusal)) return
    if (error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED'))
      session.end(queryClient.getQueryData(who) === undefined ? 'absent' : 'expired')
    else onRefusal?.(error)
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      // Nobody keeps lists of what a write changes: whatever is on screen asks again.
      onSuccess: (_data, _input, _result, { meta }) => {
        const refreshed = queryClient.invalidateQueries()
        return meta?.['refreshBehind'] === true ? undefined : refreshed
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input], signal }) => ask(name, input, { signal }),
        retry: onceMoreWhenUnreachable,
        staleTime: 15_000,
      },
      mutations: {
        mutationFn: (input, { mutationKey: [name] = [] }) =>
          ask(name, input, { idempotencyKey: idempotencyKeyOf(input) }),
        retry: onceMoreWhenUnreachable,
      },
    },
  })
  return queryClient
}
