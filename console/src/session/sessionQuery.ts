import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

/** Who is signed in, as the server knows them now. Asking also keeps the session alive. */
export const sessionQuery = queryOptions({
  queryKey: ['SesionOperador'],
  queryFn: async () => (await call('SesionOperador', {})).login,
  staleTime: 60_000,
})
