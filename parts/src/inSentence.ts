import { persona } from '@portal/contract/persona.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'

/** How names stand inside a sentence: papers with their article, people by their first name. */

type Articulo = 'el' | 'la'

/** What no ending tells: signs of their own, feminine words that take «el», and those in -e. */
const sabidos: Readonly<Record<string, Articulo>> = {
  ART: 'la',
  CUIL: 'el',
  CUIT: 'el',
  DNI: 'el',
  LiNTI: 'la',
  LINTI: 'la',
  RTO: 'la',
  RUTA: 'el',
  UTA: 'la',
  VTV: 'la',
  'F.': 'el',
  acta: 'el',
  alta: 'el',
  carné: 'el',
  carnet: 'el',
  informe: 'el',
  leasing: 'el',
  patente: 'la',
  programa: 'el',
  sistema: 'el',
  telegrama: 'el',
}

const terminaciones: readonly [RegExp, Articulo][] = [
  [/(?:ción|sión|xión|dad|tud|umbre|a)$/, 'la'],
  [/(?:o|or|er|al|il|ante)$/, 'el'],
]

/** The article that a paper's name takes in Spanish, by its first noun; none where that can't be told, and none of a plural: what is said of a paper is said of one. */
export function articuloDe(nombre: string): Articulo | undefined {
  const [primera = '', segunda = ''] = nombre.trim().split(/\s+/)
  const palabra = primera.toLowerCase() === 'no' ? segunda : primera
  const sabido = sabidos[palabra] ?? sabidos[palabra.toLowerCase()]
  if (sabido) return sabido
  // Initials have no ending to tell it by.
  if (/^[^\p{Ll}]+$/u.test(palabra)) return undefined
  return terminaciones.find(([ending]) => ending.test(palabra.toLowerCase()))?.[1]
}

/** "la cédula", "el F. 931"; as it is in languages whose sentences have none. */
export function conArticulo(t: TFunction, nombre: string): string {
  const articulo = articuloDe(nombre)
  return articulo ? t(`articulo.${articulo}`, { nombre }) : nombre
}

/** "Óscar Llanos y Martín Del Valle" */
export const personas = (nombres: readonly string[]): string => listed(nombres.map(persona))
