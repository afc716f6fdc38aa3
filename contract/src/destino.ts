import { ownPath } from './rutas.ts'

export const inicioDeLaApp = '/app'

/** No site is called so: an address that leads to another one than it is another's. */
const here = 'http://portal.invalid'

/** The page first asked for (`?destino=`), when it is one of the app's; its start otherwise. Never another site. */
export function destino(search: string): string {
  const path = ownPath(new URLSearchParams(search).get('destino') ?? '', here) ?? ''
  return /^\/app([/?#]|$)/.test(path) ? path : inicioDeLaApp
}
