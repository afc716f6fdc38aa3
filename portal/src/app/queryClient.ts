import { Refusal } from '@portal/contract'
import { Unreachable } from '@portal/contract/client.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endSession } from './session/endSession.ts'
import { sessionQuery } from './session/sessionQuery.ts'

/** A session that ended elsewhere is noticed by whoever asks next. */
const noticeEnd = (error: Error) => {
  if (!(error instanceof Refusal)) return
  if (error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) {
    endSession(queryClient.getQueryData(sessionQuery.queryKey) ? 'expired' : 'absent')
  } else if (error.is('PROFILE_INCOMPLETE')) {
    void queryClient.invalidateQueries(sessionQuery)
  }
}

const onceMoreWhenUnreachable = (failures: number, error: Error) =>
  error instanceof Unreachable && failures < 2

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEnd }),
  mutationCache: new MutationCache({
    onError: noticeEnd,
    // Nobody keeps lists of what a write changes: whatever is on screen asks again.
    onSuccess: () => queryClient.invalidateQueries(),
  }),
  defaultOptions: {
    queries: { retry: onceMoreWhenUnreachable, staleTime: 15_000 },
    mutations: { retry: onceMoreWhenUnreachable },
  },
})
