import { useRouteContext } from '@tanstack/react-router'

/** Who is signed in. */
export const useLogin = () => useRouteContext({ from: '__root__' }).login
