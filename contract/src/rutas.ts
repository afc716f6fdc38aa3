/**
 * The addresses that exist, for the server that answers 404 to every other one. Each app's own tests hold its router
 * to its list. A segment with a colon stands for whatever a record's id may be.
 */

/** Pages before sign-in, each an HTML file of its own. */
export const publicRoutes = [
  '/auth/login',
  '/auth/registrese',
  '/auth/registro-exitoso',
  '/auth/reset-password',
  '/auth/reset-password-code',
] as const

/** The carriers' app. */
export const appRoutes = [
  '/app',
  '/app/choferes',
  '/app/choferes/nuevo-chofer',
  '/app/choferes/:recordid/detalle',
  '/app/choferes/:recordid/editar',
  '/app/pages/documentos',
  '/app/pages/documentos/:documentoid/detalle',
  '/app/pages/editar-perfil',
  '/app/pages/perfil',
  '/app/pages/proximamente',
] as const

/** The provider's app. */
export const consoleRoutes = [
  '/consola',
  '/consola/ingresar',
  '/consola/clave',
  '/consola/dos-pasos',
  '/consola/registros',
  '/consola/registros/:registroid',
  '/consola/revision',
  '/consola/revision/:documentoid',
] as const

/** Whether a path (without search or hash) is one of these; a slash at its end is nothing. */
export function isRoute(routes: readonly string[], path: string): boolean {
  const segments = segmentsOf(path)
  return routes.some((route) => {
    const wanted = segmentsOf(route)
    return (
      wanted.length === segments.length &&
      wanted.every((segment, i) => (segment.startsWith(':') ? segments[i] !== '' : segment === segments[i]))
    )
  })
}

function segmentsOf(path: string): string[] {
  return path.replace(/(.)\/$/, '$1').split('/')
}
