export const inicioDeLaApp = '/app'

/** The page first asked for (`?destino=`), when it is one of the app's; its start otherwise. Never another site. */
export function destino(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get('destino') ?? ''
  if (!URL.canParse(asked, origin)) return inicioDeLaApp
  const url = new URL(asked, origin)
  const isOfTheApp = url.origin === origin && /^\/app(\/|$)/.test(url.pathname)
  return isOfTheApp ? url.pathname + url.search + url.hash : inicioDeLaApp
}
