import type { Answer } from '@portal/contract'
import { diaEnBuenosAires, diasEntre } from '@portal/contract/calendario.ts'
import { diasDeAvisoDeToken, type Alcance } from '@portal/contract/tokens.ts'

/** A program that asks. A back office elsewhere may tell only its name. */
export type Programa = Answer<'ListTokens'>['records'][number]

/** What opens for it is a key to people of an account, and a token to those who run the provider's systems. */
export type Palabra = 'llave' | 'token'

/** One that was just made, with the text that nobody is told again. */
export interface ProgramaNuevo {
  tokenid: string
  nombre: string
  token: string
}

/** How a text names each scope: a colon would part the key. */
export const keyOf = {
  'aptitud:leer': 'aptitud',
  'recursos:leer': 'recursos',
  'documentos:leer': 'documentos',
  'archivos:leer': 'archivos',
  'pasos:leer': 'pasos',
} as const satisfies Record<Alcance, string>

/** The same of any; undefined of one that only a back office elsewhere knows. */
export const alcanceKey = (alcance: string) => (isAlcance(alcance) ? keyOf[alcance] : undefined)
const isAlcance = (alcance: string): alcance is Alcance => alcance in keyOf

/** One that says nothing of how it stands is taken for one that asks: its way out has to be in reach. */
export const isVigente = ({ estado }: Programa): boolean => estado === undefined || estado === 'vigente'

/** A network as people write it: of one address, that address. */
export const redEscrita = (red: string): string => red.replace(red.includes(':') ? /\/128$/ : /\/32$/, '')

/** By what people know one whose text is at hand. */
export const prefijoDe = ({ token }: ProgramaNuevo): string => token.slice(0, token.lastIndexOf('_'))

/** When something was, as near as it is worth telling. */
export type Momento =
  | { hace: 'recien' }
  | { hace: 'minutos'; minutos: number }
  | { hace: 'hoy' | 'ayer' }
  | { hace: 'dias'; dias: number }

const minuteMs = 60_000

/** A clock that is behind the server's takes nothing for the future. */
export function momentoDe(instant: string, ahora: Date = new Date()): Momento {
  const minutos = Math.max(0, Math.floor((ahora.getTime() - Date.parse(instant)) / minuteMs))
  if (minutos === 0) return { hace: 'recien' }
  if (minutos < 60) return { hace: 'minutos', minutos }
  const dias = diasEntre(diaEnBuenosAires(new Date(instant)), diaEnBuenosAires(ahora))
  return dias > 1 ? { hace: 'dias', dias } : { hace: dias === 1 ? 'ayer' : 'hoy' }
}

/** How often it asked, of the nearest days on which it did. */
export function vecesDe({
  veces_hoy,
  veces_ayer,
  veces_mes,
}: Programa): { en: 'hoy' | 'ayer' | 'mes'; veces: number } | undefined {
  if (veces_hoy) return { en: 'hoy', veces: veces_hoy }
  if (veces_ayer) return { en: 'ayer', veces: veces_ayer }
  return veces_mes === undefined ? undefined : { en: 'mes', veces: veces_mes }
}

/** In how many days it ends, and whether that is soon. */
export function finDe(vence: string, hoy: string): { dias: number; pronto: boolean } {
  const dias = Math.max(0, diasEntre(hoy, vence))
  return { dias, pronto: dias <= diasDeAvisoDeToken }
}
