import { Refusal } from '@portal/contract'
import { Unreachable } from '@portal/contract/client.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endSession } from './session/endSession.ts'
import { sessionQuery } from './session/sessionQuery.ts'

/** A session that ended elsewhere is noticed by whoever asks next. Where nobody had signed in, the route decides. */
const noticeEnd = (error: Error) => {
  const signedIn = queryClient.getQueryData(sessionQuery.queryKey) !== undefined
  if (!signedIn || !(error instanceof Refusal)) return
  if (error.is('SESSION_EXPIRED')) endSession('expired')
  // From now on the provider asks a second step: whoever lacks it finds the way there by loading anew.
  if (error.is('TOTP_MISSING')) window.location.reload()
}

const onceMoreWhenUnreachable = (failures: number, error: Error) =>
  error instanceof Unreachable && failures < 2

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEnd }),
  mutationCache: new MutationCache({
    onError: noticeEnd,
    // Nobody keeps lists of what a write changes: whatever is on screen asks again. The write itself does not wait
    // for it, so that the next document can open at once.
    onSuccess: () => void queryClient.invalidateQueries(),
  }),
  defaultOptions: {
    queries: { retry: onceMoreWhenUnreachable, staleTime: 15_000 },
    mutations: { retry: onceMoreWhenUnreachable },
  },
})
