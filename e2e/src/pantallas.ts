import type { Page } from '@playwright/test'
import type { people } from './portal.ts'

/** Every screen of the product, with who looks at it. `:x` in a path is an id that `find` brings from the data. */
export interface Pantalla {
  /** Names the picture too. */
  name: string
  path: string
  who?: keyof typeof people
  /** The call whose first record has the id. */
  find?: { mode: string; field: string; input?: Record<string, unknown> }
  /** What a person does there, when the screen is a dialog of another one. */
  act?: (page: Page) => Promise<void>
}

const active = { estado_cuenta: 'ACTIVO' }
const chofer = { mode: 'ListChoferes', field: 'choferid', input: active }
const registro = { mode: 'ListRegistros', field: 'registroid', input: { estado: 'pendiente' } }
const revision = { mode: 'ListRevision', field: 'documentoid' }

export const pantallas: Pantalla[] = [
  { name: 'portada', path: '/' },
  { name: 'ingreso', path: '/auth/login' },
  { name: 'registro', path: '/auth/registrese' },
  { name: 'registro-exitoso', path: '/auth/registro-exitoso' },
  { name: 'recuperar', path: '/auth/reset-password' },
  { name: 'recuperar-codigo', path: '/auth/reset-password-code' },
  { name: 'no-encontrada', path: '/no-existe' },
  { name: 'inicio', path: '/app', who: 'ana' },
  { name: 'choferes', path: '/app/choferes', who: 'ana' },
  {
    name: 'chofer',
    path: '/app/choferes/:x/detalle',
    who: 'ana',
    find: { ...chofer, input: { ...active, aptitud: 'no habilitado' } },
  },
  {
    name: 'chofer-documentos',
    path: '/app/choferes/:x/detalle',
    who: 'ana',
    find: { ...chofer, input: { ...active, aptitud: 'no habilitado' } },
    act: (page) => page.getByRole('tab', { name: /Documentos/ }).click(),
  },
  {
    name: 'baja-de-chofer',
    path: '/app/choferes/:x/detalle',
    who: 'ana',
    find: chofer,
    act: (page) => page.getByRole('button', { name: 'Dar de baja' }).click(),
  },
  { name: 'nuevo-chofer', path: '/app/choferes/nuevo-chofer', who: 'ana' },
  {
    name: 'editar-chofer',
    path: '/app/choferes/:x/editar',
    who: 'ana',
    find: chofer,
  },
  { name: 'documentos', path: '/app/pages/documentos', who: 'ana' },
  { name: 'documentos-pendientes', path: '/app/pages/documentos?solapa=1', who: 'ana' },
  {
    name: 'presentar',
    path: '/app/pages/documentos?solapa=1',
    who: 'ana',
    act: (page) =>
      page
        .getByRole('button', { name: /^Presentar / })
        .first()
        .click(),
  },
  {
    name: 'documento',
    path: '/app/pages/documentos/:x/detalle',
    who: 'ana',
    find: { mode: 'ListDocumentos', field: 'documentoid', input: { estado: 'rechazado' } },
  },
  { name: 'perfil', path: '/app/pages/perfil', who: 'ana' },
  { name: 'editar-perfil', path: '/app/pages/editar-perfil', who: 'ana' },
  { name: 'completar-perfil', path: '/app/pages/editar-perfil', who: 'elias' },
  { name: 'proximamente', path: '/app/pages/proximamente', who: 'ana' },
  { name: 'consola-ingreso', path: '/consola/ingresar' },
  { name: 'consola-clave', path: '/consola/clave#token=aaaaaaaaaaaaaaaaaaaaaa' },
  { name: 'consola-dos-pasos', path: '/consola/dos-pasos', who: 'revisor' },
  { name: 'consola-cola', path: '/consola', who: 'revisor' },
  { name: 'consola-registros', path: '/consola/registros', who: 'revisor' },
  {
    name: 'consola-registro',
    path: '/consola/registros/:x',
    who: 'revisor',
    find: registro,
  },
  { name: 'consola-revision', path: '/consola/revision', who: 'revisor' },
  { name: 'consola-documento', path: '/consola/revision/:x', who: 'revisor', find: revision },
  {
    name: 'consola-rechazar',
    path: '/consola/revision/:x',
    who: 'revisor',
    find: revision,
    act: (page) => page.getByRole('button', { name: /^Rechazar/ }).click(),
  },
]
