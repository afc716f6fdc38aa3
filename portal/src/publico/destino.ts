import { ownPath } from '@portal/contract/rutas.ts'

export const inicioDeLaApp = '/app'

/** The page first asked for (`?destino=`), when it is one of the app's; its start otherwise. Never another site. */
export function destino(search: string, origin: string): string {
  const path = ownPath(new URLSearchParams(search).get('destino') ?? '', origin)
  return path !== undefined && /^\/app([/?#]|$)/.test(path) ? path : inicioDeLaApp
}
