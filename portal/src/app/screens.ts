import type { appRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/ui/app/hrefs.ts'
import type { Sample, Screens } from '@portal/ui/app/screens.ts'

/**
 * Every screen of the carriers' app once. Its address stands in the contract, because the server answers 404 to every
 * other; titles, breadcrumb, menus, the tests' walk and the photographs come from here.
 */

const dominio: Sample = { of: 'ListDominios', id: 'dominioid', input: { estado_dominio: 'ACTIVO' } }
const chofer: Sample = { of: 'ListChoferes', id: 'choferid', input: { estado_cuenta: 'ACTIVO' } }

export const screens = {
  inicio: { title: 'inicio.titulo' },
  choferes: { title: 'choferes.titulo' },
  nuevoChofer: { title: 'choferes.nuevo' },
  chofer: {
    title: 'choferes.detalle',
    sample: { ...chofer, input: { estado_cuenta: 'ACTIVO', aptitud: 'no habilitado' } },
  },
  editarChofer: { title: 'choferes.editar', sample: chofer },
  dominios: { title: 'dominios.titulo' },
  nuevoDominio: { title: 'dominios.nuevo' },
  dominio: {
    title: 'dominios.detalle',
    sample: { ...dominio, input: { estado_dominio: 'ACTIVO', aptitud: 'no habilitado' } },
  },
  editarDominio: { title: 'dominios.editar', sample: dominio },
  documentosDeDominios: { title: 'documentosDeDominios.titulo' },
  documentosPorTipoDeDominios: { title: 'documentosPorTipoDeDominios.titulo' },
  documentos: { title: 'documentos.titulo' },
  documento: {
    title: 'documento.detalle',
    sample: { of: 'ListDocumentos', id: 'documentoid', input: { estado: 'rechazado' } },
  },
  perfil: { title: 'perfil.titulo' },
  editarPerfil: { title: 'perfil.editarTitulo' },
  proximamente: { title: 'proximamente.titulo' },
  apariencia: { title: 'apariencia.titulo' },
} as const satisfies Screens<typeof appRoutes>

/** The menus, in their order; `soon` is announced by name until its screen is there. */
export type MenuEntry = PlainName<typeof appRoutes> | { soon: 'transporte' | 'usuarios' }

export const sideMenu: readonly MenuEntry[] = [
  'inicio',
  { soon: 'transporte' },
  'choferes',
  'dominios',
  'documentos',
]
export const userMenu: readonly MenuEntry[] = ['perfil', { soon: 'transporte' }, { soon: 'usuarios' }]
