import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { routerOptions } from '../app/routerOptions.ts'

/**
 * What the address of this screen says, as `read` understands it, and how to say something else. A name set to
 * `undefined` leaves the address; those that are not named stay, whoever they belong to.
 */
export const useAddress = <Address extends object>(read: (search: object) => Address) => {
  const router = useRouter()
  const { search }: { search: object } = useLocation()
  const address = useMemo(() => read(search), [read, search])
  const change = (next: Partial<Address>) => {
    // The press shows first; drawing a list again takes a slow machine several frames.
    setTimeout(() => {
      const { pathname, searchStr } = router.state.location
      const now = routerOptions.parseSearch(searchStr)
      const query = routerOptions.stringifySearch({ ...now, ...next })
      void router.navigate({
        href: `${router.basepath}${pathname === '/' ? '' : pathname}${query}`,
        replace: true,
      })
    })
  }
  return [address, change] as const
}
