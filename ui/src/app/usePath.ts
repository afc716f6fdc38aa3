import { useLocation, useRouter } from '@tanstack/react-router'

/** Where the app is, as the links of the app say it. */
export const usePath = (): string => {
  const { basepath } = useRouter()
  return useLocation({ select: ({ pathname }) => `${basepath}${pathname}` })
}
