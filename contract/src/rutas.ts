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

/** The carriers' app, each screen by its name. */
export const appRoutes = {
  inicio: '/app',
  choferes: '/app/choferes',
  nuevoChofer: '/app/choferes/nuevo-chofer',
  chofer: '/app/choferes/:recordid/detalle',
  editarChofer: '/app/choferes/:recordid/editar',
  dominios: '/app/dominios',
  nuevoDominio: '/app/dominios/nuevo-dominio',
  dominio: '/app/dominios/:recordid/detalle',
  editarDominio: '/app/dominios/:recordid/editar',
  documentosDeDominios: '/app/dominios/documentos',
  documentosPorTipoDeDominios: '/app/dominios/documentos-dominios',
  documentos: '/app/pages/documentos',
  documento: '/app/pages/documentos/:documentoid/detalle',
  perfil: '/app/pages/perfil',
  editarPerfil: '/app/pages/editar-perfil',
  proximamente: '/app/pages/proximamente',
  apariencia: '/app/pages/settings',
} as const

/** The provider's app. */
export const consoleRoutes = {
  cola: '/consola',
  ingreso: '/consola/ingresar',
  clave: '/consola/clave',
  dosPasos: '/consola/dos-pasos',
  registros: '/consola/registros',
  registro: '/consola/registros/:registroid',
  revision: '/consola/revision',
  documento: '/consola/revision/:documentoid',
} as const

/** Whether a path (without search or hash) is one of these; a slash at its end is nothing. */
export function isRoute(routes: readonly string[] | Readonly<Record<string, string>>, path: string): boolean {
  const segments = segmentsOf(path)
  return Object.values(routes).some((route) => {
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
