export const inicioDeLaApp = '/app'

/** No site is called so: an address that leads to another one than it is another's. */
const here = 'http://portal.invalid'

/** The page first asked for (`?destino=`), when it is one of the app's; its start otherwise. Never another site. */
export function destino(search: string): string {
  const asked = new URLSearchParams(search).get('destino') ?? ''
  if (!URL.canParse(asked, here)) return inicioDeLaApp
  const url = new URL(asked, here)
  const isOfTheApp = url.origin === here && /^\/app(\/|$)/.test(url.pathname)
  return isOfTheApp ? url.pathname + url.search + url.hash : inicioDeLaApp
}
