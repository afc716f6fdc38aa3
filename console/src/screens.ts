import type { consoleRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/contract/hrefs.ts'
import type { Screens } from '@portal/ui/app/screens.ts'

/**
 * Every screen of the console once. Its address stands in the contract, because the server answers 404 to every other;
 * titles, breadcrumb, menus, the tests' walk and the photographs come from here.
 */
export const screens = {
  cola: { title: 'cola.titulo' },
  ingreso: { title: 'ingresar.titulo', who: null },
  clave: { title: 'clave.titulo', who: null, beside: '#token=aaaaaaaaaaaaaaaaaaaaaa' },
  recuperar: { title: 'recuperar.titulo', who: null },
  contrasena: { title: 'contrasenaPropia.titulo' },
  dosPasos: { title: 'dosPasos.titulo' },
  calendario: { title: 'calendario.mio' },
  registros: { title: 'registros.titulo' },
  registro: {
    title: 'registro.detalle',
    sample: { of: 'ListRegistros', id: 'registroid', input: { estado: 'pendiente' } },
  },
  revision: { title: 'revision.titulo' },
  documento: { title: 'revision.detalle', sample: { of: 'ListRevision', id: 'documentoid' } },
  catalogo: { title: 'catalogo.titulo' },
  nuevoTipo: { title: 'catalogo.nuevo', who: 'administrador' },
  operaciones: { title: 'exigencias.titulo' },
  tipo: {
    title: 'catalogo.detalle',
    who: 'administrador',
    sample: { of: 'ListTipos', id: 'tipodocumentoid' },
  },
  operacion: {
    title: 'operacion.detalle',
    who: 'administrador',
    sample: { of: 'ListCatalogoOperaciones', id: 'operacionid' },
  },
  excepciones: { title: 'excepciones.titulo' },
  solicitudes: { title: 'solicitudes.titulo', who: 'administrador' },
  control: { title: 'controles.titulo' },
  controlDeCuenta: {
    title: 'controles.titulo',
    sample: { of: 'ListCuentas', id: 'cuentaid', input: { search: 'Ficción' } },
  },
  porteria: { title: 'porteria.titulo' },
  puertas: { title: 'porteria.puertas.titulo' },
  guardias: { title: 'porteria.guardias.titulo' },
  exposicion: { title: 'porteria.exposicion.titulo' },
  cuentas: { title: 'cuentas.titulo' },
  invitaciones: { title: 'invitaciones.titulo' },
  cuitConocidos: { title: 'cuitConocidos.titulo' },
  importarCuits: { title: 'cuitConocidos.importar.titulo' },
  cuenta: {
    title: 'cuenta.detalle',
    sample: { of: 'ListCuentas', id: 'cuentaid', input: { search: 'Ficción' } },
  },
  importarEnCuenta: {
    title: 'importar.pantalla',
    sample: { of: 'ListCuentas', id: 'cuentaid', input: { search: 'Ficción' } },
  },
  recursoDeCuenta: {
    title: 'recursoDeCuenta.detalle',
    sample: {
      of: 'ListRecursosCuenta',
      id: 'recursoid',
      input: { tiporecurso: 'chofer', estado: 'ACTIVO' },
      within: { of: 'ListCuentas', id: 'cuentaid', input: { search: 'Ficción' } },
    },
  },
  correos: { title: 'correos.titulo' },
  tareas: { title: 'tareas.titulo' },
  auditoria: { title: 'auditoria.titulo', who: 'administrador' },
  refusedAttacks: { title: 'refusedAttacks.titulo', who: 'administrador' },
  ajustes: { title: 'ajustes.titulo', who: 'administrador' },
  programas: { title: 'programas.titulo', who: 'administrador' },
  controles: { title: 'controles.ajustes.titulo' },
  llaves: { title: 'llaves.titulo', who: 'administrador' },
  primerosPasos: { title: 'pasos.titulo', who: 'administrador' },
  operadores: { title: 'operadores.titulo', who: 'administrador' },
} as const satisfies Screens<typeof consoleRoutes>

type Entry = PlainName<typeof consoleRoutes>

/** The menus, in their order. */
export const sideMenu = [
  'cola',
  'revision',
  'registros',
  'cuentas',
  'control',
  'porteria',
  'catalogo',
] as const satisfies readonly Entry[]
/** Below a line: how the product itself does. On a phone they are in the person's menu. */
export const sideMenuBelow = ['correos', 'tareas', 'auditoria', 'ajustes'] as const satisfies readonly Entry[]
export const userMenu = [
  'operadores',
  'calendario',
  'contrasena',
  'dosPasos',
] as const satisfies readonly Entry[]
