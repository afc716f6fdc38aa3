/**
 * The addresses that exist, for the server that answers 404 to every other one. Each app's own tests hold its router
 * to its list. A segment with a colon stands for whatever a record's id may be.
 */

/** What anybody reads before anything else, signed in or not: the page of the build that each shows. */
export const landingRoutes = { '/': 'index', '/landing-creative': 'landing-creative' } as const

/** Where a letter to the provider is posted, and what follows it. */
export const contactRoutes = { form: '/contacto', sent: '/contacto/enviado' } as const

/** Where the link of the letter leads that answers a registration. */
export const confirmRoute = '/auth/confirmar-email'

/** Where a link leads that asks for papers; what opens it stands behind the `#`. */
export const pedidoRoute = '/pedido'

/** Where a link leads that shows one pass; what opens it stands behind the `#`. */
export const paseRoute = '/pase'
/** The guard’s app, at a gate: one page, whose screens have no addresses. */
export const gateRoute = '/porteria'

/** Pages before sign-in, each an HTML file of its own. */
export const publicRoutes = [
  '/auth/login',
  '/auth/registrese',
  '/auth/registro-exitoso',
  confirmRoute,
  '/auth/reset-password',
  '/auth/reset-password-code',
] as const

/** Shows what every unknown address shows, within the carriers' area. */
export const notFoundRoute = '/app/pages/not-found'

/** The carriers' app, each screen by its name. */
export const appRoutes = {
  inicio: '/app',
  transporte: '/app/transporte',
  choferes: '/app/choferes',
  nuevoChofer: '/app/choferes/nuevo-chofer',
  chofer: '/app/choferes/:recordid/detalle',
  editarChofer: '/app/choferes/:recordid/editar',
  documentosDeChoferes: '/app/choferes/documentos',
  documentosPorTipoDeChoferes: '/app/choferes/documentos-choferes',
  matrizDeChoferes: '/app/choferes/matriz-choferes',
  dominios: '/app/dominios',
  nuevoDominio: '/app/dominios/nuevo-dominio',
  dominio: '/app/dominios/:recordid/detalle',
  editarDominio: '/app/dominios/:recordid/editar',
  unidades: '/app/unidades',
  nuevaUnidad: '/app/unidades/nueva-unidad',
  unidad: '/app/unidades/:recordid/detalle',
  editarUnidad: '/app/unidades/:recordid/editar',
  documentosDeDominios: '/app/dominios/documentos',
  documentosPorTipoDeDominios: '/app/dominios/documentos-dominios',
  matrizDeDominios: '/app/dominios/matriz-dominios',
  importar: '/app/importar',
  nomina: '/app/nomina',
  documentos: '/app/pages/documentos',
  documento: '/app/pages/documentos/:documentoid/detalle',
  bandeja: '/app/pages/documentos/bandeja',
  pedidos: '/app/pages/documentos/pedidos',
  documentosFaltantes: '/app/pages/documentosfaltantes',
  documentosFaltantesTodos: '/app/pages/documentosfaltantestodos',
  documentosHistorial: '/app/pages/documentoshistorial',
  usuarios: '/app/usuarios',
  usuario: '/app/usuarios/detalle',
  perfil: '/app/pages/perfil',
  editarPerfil: '/app/pages/editar-perfil',
  cambiarContrasena: '/app/pages/cambiar-contraseña',
  sesiones: '/app/pages/sesiones',
  dosPasos: '/app/pages/dos-pasos',
  programas: '/app/pages/programas',
  ayuda: '/app/pages/help-support',
  error: '/app/pages/error',
  proximamente: '/app/pages/proximamente',
  apariencia: '/app/pages/settings',
} as const

/** The provider's app. */
export const consoleRoutes = {
  cola: '/consola',
  ingreso: '/consola/ingresar',
  clave: '/consola/clave',
  recuperar: '/consola/recuperar',
  contrasena: '/consola/contrasena',
  dosPasos: '/consola/dos-pasos',
  calendario: '/consola/calendario',
  registros: '/consola/registros',
  registro: '/consola/registros/:registroid',
  revision: '/consola/revision',
  documento: '/consola/revision/:documentoid',
  catalogo: '/consola/catalogo',
  nuevoTipo: '/consola/catalogo/nuevo',
  operaciones: '/consola/catalogo/operaciones',
  operacion: '/consola/catalogo/operaciones/:operacionid',
  tipo: '/consola/catalogo/:tipodocumentoid',
  excepciones: '/consola/excepciones',
  solicitudes: '/consola/solicitudes',
  control: '/consola/control',
  controlDeCuenta: '/consola/control/:cuentaid',
  porteria: '/consola/porteria',
  puertas: '/consola/porteria/puertas',
  guardias: '/consola/porteria/guardias',
  exposicion: '/consola/porteria/exposicion',
  cuentas: '/consola/cuentas',
  cuitConocidos: '/consola/cuit-conocidos',
  importarCuits: '/consola/cuit-conocidos/importar',
  invitaciones: '/consola/invitaciones',
  cuenta: '/consola/cuentas/:cuentaid',
  importarEnCuenta: '/consola/cuentas/:cuentaid/importar',
  recursoDeCuenta: '/consola/cuentas/:cuentaid/recursos/:recursoid',
  correos: '/consola/correos',
  tareas: '/consola/tareas',
  auditoria: '/consola/auditoria',
  refusedAttacks: '/consola/rechazos',
  operadores: '/consola/operadores',
  ajustes: '/consola/ajustes',
  programas: '/consola/ajustes/programas',
  controles: '/consola/ajustes/controles',
  llaves: '/consola/ajustes/llaves',
  primerosPasos: '/consola/primeros-pasos',
} as const

/** Whether a path (without search or hash) is one of these; a slash at its end is nothing. */
export function isRoute(routes: readonly string[] | Readonly<Record<string, string>>, path: string): boolean {
  const segments = segmentsOf(asTyped(path))
  return Object.values(routes).some((route) => {
    const wanted = segmentsOf(route)
    return (
      wanted.length === segments.length &&
      wanted.every((segment, i) => (segment.startsWith(':') ? segments[i] !== '' : segment === segments[i]))
    )
  })
}

/** Letters that browsers send as `%C3%B1` read as they are typed; what else is encoded stays a spelling of its own. */
function asTyped(path: string): string {
  return path.replace(/(?:%[89A-F][\dA-F])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}

function segmentsOf(path: string): string[] {
  return path.replace(/(.)\/$/, '$1').split('/')
}

/** The way to an address asked for, when it is one of this site's own (`origin`): nobody is led to another. */
export function ownPath(asked: string, origin: string): string | undefined {
  if (asked === '' || !URL.canParse(asked, origin)) return undefined
  const url = new URL(asked, origin)
  // A path that begins with two slashes would be read as the name of another site.
  const isOwn = url.origin === new URL(origin).origin && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : undefined
}
