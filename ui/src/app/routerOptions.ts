import { Failure } from './Failure.tsx'

/** What the routers of all apps do alike. */
export const routerOptions = {
  scrollRestoration: true,
  // Within the frame: the route that failed is what is replaced.
  defaultErrorComponent: Failure,
  defaultPreloadStaleTime: 0,
  // Every search parameter is plain text in the address; each route says what it understands.
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>) => {
    const kept = Object.entries(search).flatMap(([name, value]) =>
      (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
    )
    const query = new URLSearchParams(kept).toString()
    return query === '' ? '' : `?${query}`
  },
}
