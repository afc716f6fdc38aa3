import type { OperationName } from '@portal/contract'
import { appRoutes, consoleRoutes } from '@portal/contract/rutas.ts'
import { screens as consoleScreens } from '@portal/console/screens.ts'
import { screens as appScreens } from '@portal/portal/app/screens.ts'
import type { Sample, ScreenSpec } from '@portal/ui/app/screens.ts'
import type { Page } from '@playwright/test'
import { people } from './portal.ts'

interface Find {
  mode: OperationName
  field: string
  input?: Readonly<Record<string, unknown>>
  /** Of the record that it is within: its id stands first in the path, and is sent under its name. */
  within?: Find
}

/** Every screen of the product, with who looks at it. `:x` in a path is an id that `find` brings from the data. */
export interface Pantalla {
  /** Names the picture too. */
  name: string
  path: string
  who?: keyof typeof people
  /** The call whose first record has the id. */
  find?: Find
  /** What a person does there, when the screen is a dialog of another one. */
  act?: (page: Page) => Promise<void>
}

/** `editarChofer` → `editar-chofer`. */
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const personNamed = (name: string): keyof typeof people => {
  if (!isPerson(name)) throw new Error(`${name} is nobody of the demo data`)
  return name
}
const isPerson = (name: string): name is keyof typeof people => name in people

const findOf = ({ of, id, input, within }: Sample): Find => ({
  mode: of,
  field: id,
  ...(input && { input }),
  ...(within && { within: findOf(within) }),
})

/** What an app says of its own screens. */
const pantallasOf = (
  screens: Readonly<Record<string, ScreenSpec>>,
  routes: Readonly<Record<string, string>>,
  { prefix = '', who }: { prefix?: string; who: keyof typeof people },
): Pantalla[] =>
  Object.entries(screens).map(([name, { sample, beside = '', who: own }]) => {
    const route = routes[name]
    if (route === undefined) throw new Error(`${name} has no address`)
    return {
      name: prefix + dashed(name),
      path: route.replace(/:\w+/g, ':x') + beside,
      ...(own !== null && { who: own === undefined ? who : personNamed(own) }),
      ...(sample && { find: findOf(sample) }),
    }
  })

const derived = [
  ...pantallasOf(appScreens, appRoutes, { who: 'ana' }),
  ...pantallasOf(consoleScreens, consoleRoutes, { prefix: 'consola-', who: 'revisor' }),
]

/** A screen in another state, which has a picture of its own. */
const state = (of: string, name: string, more: Partial<Pantalla>): Pantalla => {
  const screen = derived.find((each) => each.name === of)
  if (!screen) throw new Error(`${of} is no screen`)
  return { ...screen, name, ...more }
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const publicas: Pantalla[] = [
  { name: 'portada', path: '/' },
  { name: 'portada-creativa', path: '/landing-creative' },
  { name: 'mensaje-enviado', path: '/contacto/enviado' },
  { name: 'ingreso', path: '/auth/login' },
  { name: 'registro', path: '/auth/registrese' },
  { name: 'registro-exitoso', path: '/auth/registro-exitoso' },
  { name: 'confirmar-email', path: '/auth/confirmar-email' },
  { name: 'recuperar', path: '/auth/reset-password' },
  { name: 'recuperar-codigo', path: '/auth/reset-password-code' },
  { name: 'no-encontrada', path: '/no-existe' },
]

export const pantallas: Pantalla[] = [
  ...publicas,
  ...derived,
  state('chofer', 'chofer-datos', {
    act: (page) => page.getByRole('link', { name: 'Datos' }).click(),
  }),
  state('editar-chofer', 'baja-de-chofer', {
    path: appRoutes.chofer.replace(/:\w+/, ':x'),
    act: press('Dar de baja'),
  }),
  state('documentos', 'documentos-pendientes', { path: `${appRoutes.documentos}?solapa=1` }),
  state('documentos', 'presentar', {
    path: `${appRoutes.documentos}?solapa=1`,
    act: press(/^Presentar /),
  }),
  state('usuarios', 'invitar-usuario', { act: press('Invitar') }),
  state('usuario', 'desactivar-usuario', { act: press('Desactivar') }),
  state('transporte', 'transporte-historial', { path: `${appRoutes.transporte}?solapa=historial` }),
  state('ayuda', 'ayuda-estados', { path: `${appRoutes.ayuda}?pregunta=estados` }),
  state('error', 'error-con-numero', {
    path: `${appRoutes.error}?numero=3f2504e0-4f89-41d3-9a0c-0305e82c3301`,
  }),
  state('editar-perfil', 'completar-perfil', { who: 'elias' }),
  state('consola-tipo', 'consola-tipo-de-revisor', { who: 'revisor' }),
  state('consola-tipo', 'consola-a-quien-afecta', {
    act: async (page) => {
      await page.getByRole('switch', { name: 'Crítico' }).click()
      await page.getByText('siguen igual').waitFor()
    },
  }),
  state('consola-cuenta', 'consola-cuenta-estado', {
    who: 'administrador',
    act: (page) => page.getByRole('radio', { name: 'Suspendido' }).click(),
  }),
  state('consola-recurso-de-cuenta', 'consola-bloquear', { act: press('Bloquear') }),
  state('consola-recurso-de-cuenta', 'consola-en-su-nombre', { act: press(/^Presentar DNI/) }),
  state('consola-documento', 'consola-rechazar', { act: press(/^Rechazar/) }),
]
