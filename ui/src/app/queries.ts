import type { OperationName, Request, Answer } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
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
import type { Kept } from '../kept/kept.ts'
import { connection } from '../signal/connection.ts'
import { createOutbox, type Outbox } from '../signal/createOutbox.ts'
import type { WaitingWrite } from '../signal/waitingWrite.ts'
import { Waiting } from '../signal/Waiting.ts'
import type { Waits } from '../signal/waits.ts'

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

interface WriteOptions<Name extends OperationName> {
  /** The write is over before what is on screen has asked again, so that the next thing can open at once. */
  refreshBehind?: boolean
  /** Without a line it waits in this tab, and throws `Waiting`. Nothing secret may: it is kept as it was written. */
  waits?: (input: Request<Name>) => Waits
  /** What it answers is kept nowhere, so no key tells a second try from a second deed: it is tried once. */
  once?: boolean
}

/** An operation that changes something. When it succeeds, every query on screen refreshes. */
export const useWrite = <Name extends OperationName>(
  name: Name,
  { refreshBehind = false, waits, once = false }: WriteOptions<Name> = {},
) =>
  useMutation<Answer<Name>, Error, Request<Name>>({
    mutationKey: [name],
    meta: { refreshBehind, waits },
    ...(once && { retry: false }),
  })

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
  /** Where this tab keeps what waits for the line. */
  waiting: Kept
  /** A refusal of something that waited, in words for somebody who has moved on. */
  explain?: (waitingWrite: WaitingWrite, refusal: Refusal) => Promise<string | undefined>
}

const twiceMoreWhenUnreachable = (failures: number, error: Error) =>
  error instanceof Unreachable && !(error instanceof Waiting) && connection.lostAt() === null && failures < 2

/** Asks and writes by the operations' names; what it knows is the only copy of what the server knows. */
export const createQueryClient = ({
  call,
  session,
  who,
  onRefusal,
  waiting,
  explain,
}: QueryClientOptions): { queryClient: QueryClient; outbox: Outbox } => {
  // `operationQuery` and `useWrite` made the keys and hold their types.
  const callAny = call as (name: unknown, ...rest: unknown[]) => Promise<unknown>
  const ask = async (...asked: Parameters<typeof callAny>) => {
    try {
      const answer = await callAny(...asked)
      connection.reached()
      return answer
    } catch (error) {
      if (error instanceof Refusal) connection.reached()
      if (error instanceof Unreachable) connection.doubt()
      throw error
    }
  }
  /** A session that ended elsewhere is noticed by whoever asks next. */
  const onError = (error: Error) => {
    if (!(error instanceof Refusal)) return
    if (error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED'))
      session.end(queryClient.getQueryData(who) === undefined ? 'absent' : 'expired')
    else onRefusal?.(error)
  }
  const outbox = createOutbox({
    store: waiting,
    send: ({ operation, input, key }) => ask(operation, input, { idempotencyKey: key }),
    explain,
    onSent: () => void queryClient.invalidateQueries(),
    onRefusal: onError,
  })
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error) => {
        onError(error)
        // It may have been done: what is on screen shows whether it was.
        if (error instanceof Refusal && error.is('BACKOFFICE_UNSURE')) void queryClient.invalidateQueries()
      },
      // Nobody keeps lists of what a write changes: whatever is on screen asks again.
      onSuccess: (_data, _input, _result, { meta }) => {
        const refreshed = queryClient.invalidateQueries()
        return meta?.['refreshBehind'] === true ? undefined : refreshed
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input], signal }) => ask(name, input, { signal }),
        retry: twiceMoreWhenUnreachable,
        // Without a line a screen says so; it does not wait for one in silence.
        networkMode: 'always',
        staleTime: 15_000,
      },
      mutations: {
        mutationFn: async (input, { mutationKey: [name] = [], meta }) => {
          const key = idempotencyKeyOf(input)
          const waits = meta?.['waits'] as ((input: unknown) => Waits) | undefined // `useWrite` put it there
          const keep = (left: boolean, { what, about }: Waits) =>
            outbox.keep({ key, operation: String(name), input, left, what, about })
          if (waits && outbox.mustWait()) return keep(false, waits(input))
          try {
            return await ask(name, input, { idempotencyKey: key })
          } catch (error) {
            if (waits && error instanceof Unreachable) return keep(true, waits(input))
            throw error
          }
        },
        retry: twiceMoreWhenUnreachable,
        networkMode: 'always',
      },
    },
  })
  // What could not be asked is asked as soon as it can be.
  connection.subscribe(() => {
    if (connection.lostAt() === null) void queryClient.invalidateQueries()
  })
  return { queryClient, outbox }
}
