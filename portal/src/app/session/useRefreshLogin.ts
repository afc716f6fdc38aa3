import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../app.ts'

/** After a write that may have changed who is signed in, or what they may: the frame and its menu depend on it. */
export const useRefreshLogin = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.query({ ...sessionQuery, staleTime: 0 })
    await router.invalidate()
  }
}
