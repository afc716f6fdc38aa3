import type { appRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/contract/hrefs.ts'
import type { Sample, Screens } from '@portal/ui/app/screens.ts'

/**
 * Every screen of the carriers' app once. Its address stands in the contract, because the server answers 404 to every
 * other; titles, breadcrumb, menus, the tests' walk and the photographs come from here.
 */

const dominio: Sample = { of: 'ListDominios', id: 'dominioid', input: { estado_dominio: 'ACTIVO' } }
const chofer: Sample = { of: 'ListChoferes', id: 'choferid', input: { estado_cuenta: 'ACTIVO' } }

const unidad: Sample = { of: 'ListUnidades', id: 'unidadid', input: { estado: 'ACTIVA' } }

export const screens = {
  inicio: { title: 'inicio.titulo' },
  transporte: { title: 'transporte.titulo', needs: 'DetailTransporte' },
  choferes: { title: 'choferes.titulo' },
  nuevoChofer: { title: 'choferes.nuevo' },
  chofer: {
    title: 'choferes.detalle',
    sample: { ...chofer, input: { estado_cuenta: 'ACTIVO', aptitud: 'no habilitado' } },
  },
  editarChofer: { title: 'choferes.editar', sample: chofer },
  documentosDeChoferes: { title: 'documentosDeChoferes.titulo' },
  documentosPorTipoDeChoferes: { title: 'documentosDeChoferes.titulo' },
  matrizDeChoferes: { title: 'documentosDeChoferes.titulo', needs: 'MatrizDocumentos' },
  dominios: { title: 'dominios.titulo' },
  nuevoDominio: { title: 'dominios.nuevo' },
  dominio: {
    title: 'dominios.detalle',
    sample: { ...dominio, input: { estado_dominio: 'ACTIVO', aptitud: 'no habilitado' } },
  },
  editarDominio: { title: 'dominios.editar', sample: dominio },
  unidades: { title: 'unidades.titulo' },
  nuevaUnidad: { title: 'unidades.nueva' },
  unidad: {
    title: 'unidades.detalle',
    sample: { ...unidad, input: { estado: 'ACTIVA', aptitud: 'no habilitado' } },
  },
  editarUnidad: { title: 'unidades.editar', sample: unidad },
  importar: { title: 'importar.pantalla', needs: 'RevisarLote' },
  nomina: { title: 'nominas.titulo', needs: 'ListNominas' },
  documentosDeDominios: { title: 'documentosDeDominios.titulo' },
  documentosPorTipoDeDominios: { title: 'documentosDeDominios.titulo' },
  matrizDeDominios: { title: 'documentosDeDominios.titulo', needs: 'MatrizDocumentos' },
  documentos: { title: 'documentos.titulo' },
  documento: {
    title: 'documento.detalle',
    sample: { of: 'ListDocumentos', id: 'documentoid', input: { estado: 'rechazado' } },
  },
  bandeja: { title: 'bandeja.titulo', needs: 'ListBandeja' },
  pedidos: { title: 'pedidos.titulo', needs: 'ListPedidos' },
  documentosFaltantes: { title: 'faltantes.titulo' },
  documentosFaltantesTodos: { title: 'faltantes.tituloTodos' },
  documentosHistorial: { title: 'historial.titulo' },
  usuarios: { title: 'usuarios.titulo' },
  usuario: {
    title: 'usuarios.detalle',
    sample: { of: 'ListContacts', id: 'contactid' },
    beside: '?contactid=:x',
  },
  perfil: { title: 'perfil.titulo' },
  editarPerfil: { title: 'perfil.editarTitulo' },
  cambiarContrasena: { title: 'contrasenaPropia.titulo' },
  sesiones: { title: 'sesiones.titulo', needs: 'ListSesiones' },
  dosPasos: { title: 'dosPasos.titulo', needs: 'DetailTotp' },
  programas: { title: 'programas.titulo', needs: 'ListTokens' },
  ayuda: { title: 'ayuda.titulo' },
  error: { title: 'error.titulo' },
  proximamente: { title: 'proximamente.titulo' },
  apariencia: { title: 'apariencia.titulo' },
} as const satisfies Screens<typeof appRoutes>

/** The menus, in their order. */
export type MenuEntry = PlainName<typeof appRoutes>

export const sideMenu: readonly MenuEntry[] = [
  'inicio',
  'transporte',
  'choferes',
  'dominios',
  'unidades',
  'documentos',
  'ayuda',
]
export const userMenu: readonly MenuEntry[] = ['perfil', 'transporte', 'usuarios']
