import { useIsMutating } from '@tanstack/react-query'
import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'

/** What a frame wants to know of its app: where it is, and whether it is busy. */
export const useAppFrame = () => {
  const { basepath } = useRouter()
  const pathname = useLocation({ select: (location) => `${basepath}${location.pathname}` })
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  const writing = useIsMutating() > 0
  return { pathname, loading: navigating || writing }
}
