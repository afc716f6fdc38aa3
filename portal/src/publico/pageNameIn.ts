import { contactRoutes, landingRoutes, paseRoute, pedidoRoute } from '@portal/contract/rutas.ts'

const atTheRoot: Readonly<Record<string, string>> = {
  ...landingRoutes,
  [contactRoutes.form]: 'contacto',
  [contactRoutes.sent]: 'contacto-enviado',
  [pedidoRoute]: 'pedido',
  [paseRoute]: 'pase',
}

/** What the page at an address would be called; whether there is one is not known here. */
export const pageNameIn = (path: string): string =>
  atTheRoot[path] ?? /^\/auth\/([\w-]+)\/?$/.exec(path)?.[1] ?? ''
