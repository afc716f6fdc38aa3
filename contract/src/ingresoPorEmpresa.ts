import { refuse, type RefusalName } from './refusals.ts'
import { sentence, type Sentence } from './wording.ts'
import { ownPath } from './rutas.ts'

/** How the provider's people enter by their company's own sign-in (OpenID Connect): what server and sign-in page say to each other. */

export const oidcPaths = {
  entrar: '/consola/oidc/entrar',
  vuelta: '/consola/oidc/vuelta',
  salida: '/consola/oidc/salida',
} as const

/** Which ways in the sign-in page offers: passwords, also the company, or that one before the password of emergencies. */
export const formasDeIngreso = ['clave', 'empresa', 'empresa-primero'] as const
export type FormaDeIngreso = (typeof formasDeIngreso)[number]
/** Name of the page's `meta` that says which. */
export const metaDeIngreso = 'ingreso'

const refusalsByFalla = {
  caida: 'COMPANY_DOWN',
  rara: 'COMPANY_ODD',
  tarde: 'COMPANY_LATE',
  negada: 'COMPANY_DENIED',
  desconocida: 'COMPANY_UNKNOWN',
  'sin-rol': 'COMPANY_NO_ROLE',
  'un-paso': 'COMPANY_WEAK',
} as const satisfies Record<string, RefusalName>

/** Why nobody was let in, as the address of the sign-in page says it. */
export const fallasDeIngreso = [
  'caida',
  'rara',
  'tarde',
  'negada',
  'desconocida',
  'sin-rol',
  'un-paso',
  'demorado',
] as const
export type FallaDeIngreso = (typeof fallasDeIngreso)[number]

export const fallaOf = (is: (name: RefusalName) => boolean): FallaDeIngreso =>
  fallasDeIngreso.find((falla) => falla !== 'demorado' && is(refusalsByFalla[falla])) ?? 'demorado'

export const sentenceOfFalla = (falla: FallaDeIngreso): Sentence | string =>
  falla === 'demorado' ? sentence('ingresoDemorado') : refuse(refusalsByFalla[falla]).body.message

/** No site is called so: an address that leads to another one than it is another's. */
const here = 'http://portal.invalid'

/** The page first asked for, when it is one of the console's; its start otherwise. Never another site, nor a way in again. */
export function vueltaDeIngreso(asked: string | undefined): string {
  const path = ownPath(asked ?? '', here) ?? ''
  const isPage = /^\/consola([/?#]|$)/.test(path) && !/^\/consola\/(oidc|ingresar)([/?#]|$)/.test(path)
  return isPage ? path : '/consola'
}
