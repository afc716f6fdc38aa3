import { isCalendarDate } from './calendario.ts'
import { leerDni, type Dni, type ProblemaDeDni } from './dni.ts'
import { isCuit, onlyDigits, spelledDocumento } from './identificacion.ts'
import {
  flatten,
  spellingsOf,
  type Esperado,
  type FechasLeidas,
  type Hallazgo,
  type Identidad,
} from './lectura.ts'

/** What the codes on a paper say: the PDF417 of a DNI, the QR of an invoice, and addresses, which are read and never opened. */

/** What of an invoice's QR is held against the record. */
interface Factura {
  /** Who issued it; digits that hold their own check. */
  emisor: string
  /** To whom, a CUIT, a CUIL or a DNI as its digits; null where it names nobody. */
  receptor: string | null
  /** `YYYY-MM-DD`. */
  fecha: string
  importe: number | null
}

/**
 * Whose an address is: on the list of official hosts; one that looks as if it were and is not; any other, of which nothing
 * is known.
 */
export const sitios = ['oficial', 'parecido', 'otro'] as const
export type Sitio = (typeof sitios)[number]

export type Codigo =
  | { tipo: 'dni'; dni: Dni }
  /** Laid out as a DNI's, with a part that can't be right. */
  | { tipo: 'dni ilegible'; problema: ProblemaDeDni }
  | { tipo: 'mrz'; mrz: Mrz }
  /** `fallan`: the parts of it whose check digit does not agree. */
  | { tipo: 'mrz ilegible'; fallan: ParteDeMrz[] }
  | { tipo: 'direccion'; host: string; sitio: Sitio; parecidoA: string | null; factura: Factura | null }
  | { tipo: 'otro' }

export const partesDeMrz = ['documento', 'fecha_nacimiento', 'fecha_vencimiento', 'conjunto'] as const
export type ParteDeMrz = (typeof partesDeMrz)[number]

/** The three lines at the back of a card (ICAO 9303, TD1), whose check digits all agree. */
export interface Mrz {
  documento: string
  apellido: string
  nombres: string
  /** `YYYY-MM-DD`. */
  fecha_nacimiento: string
  fecha_vencimiento: string
}

/** Hosts of Argentine authorities on whose addresses codes of papers lead; each with what stands below it. */
export const sitiosOficialesDeFabrica: readonly string[] = [
  'afip.gob.ar',
  'arca.gob.ar',
  'argentina.gob.ar',
  'srt.gob.ar',
  'ssn.gob.ar',
  'cnrt.gob.ar',
  'renaper.gob.ar',
]

/** A host as it is written in a list: labels of letters, figures and dashes. */
export const isHost = (text: string): boolean =>
  text.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/.test(text)

const maxSigns = 4_000

/** `texto`: what the code holds; `oficiales`: hosts, in lower case. */
export function leerCodigo(formato: 'PDF417' | 'QR', texto: string, oficiales: readonly string[]): Codigo {
  if (formato === 'PDF417') {
    const leido = leerDni(texto)
    if ('dni' in leido) return { tipo: 'dni', dni: leido.dni }
    return leido.problema === 'no es un dni'
      ? { tipo: 'otro' }
      : { tipo: 'dni ilegible', problema: leido.problema }
  }
  const url = urlOf(texto)
  if (!url) return { tipo: 'otro' }
  const { sitio, parecidoA } = sitioDe(url, oficiales)
  return {
    tipo: 'direccion',
    host: url.host,
    sitio,
    parecidoA,
    // What anybody else's address carries is nobody's word.
    factura: sitio === 'oficial' ? facturaOf(url) : null,
  }
}

function urlOf(texto: string): URL | undefined {
  const trimmed = texto.trim()
  if (trimmed.length > maxSigns || !/^https?:\/\//i.test(trimmed)) return undefined
  try {
    return new URL(trimmed)
  } catch {
    return undefined
  }
}

const isUnder = (host: string, official: string) => host === official || host.endsWith(`.${official}`)

/** Whose it is, and which official host it looks like where it is none. */
export function sitioDe(
  url: Pick<URL, 'hostname' | 'username' | 'password' | 'port'>,
  oficiales: readonly string[],
): { sitio: Sitio; parecidoA: string | null } {
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const named = url.username !== '' || url.password !== ''
  const official = oficiales.find((each) => isUnder(host, each))
  if (official !== undefined && !named && url.port === '') return { sitio: 'oficial', parecidoA: null }
  // An official name before the @, or at another door, is no less of a disguise.
  const like =
    official ??
    oficiales.find((each) => `${url.username}${url.password}`.toLowerCase().includes(each)) ??
    oficiales.find((each) => looksLike(host, each))
  return like === undefined ? { sitio: 'otro', parecidoA: null } : { sitio: 'parecido', parecidoA: like }
}

/** What is easily taken for something else, by how it is drawn. */
const drawnAlike: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1|il]/g, 'l'],
  [/5/g, 's'],
  [/q/g, 'g'],
]
const drawn = (text: string) => drawnAlike.reduce((said, [sign, as]) => said.replace(sign, as), text)

function looksLike(host: string, official: string): boolean {
  const [plain, known] = [drawn(host), drawn(official)]
  // Letters of other alphabets stand in a host as `xn--…`; nobody official writes so.
  const foreign = host.split('.').some((label) => label.startsWith('xn--'))
  // `afip.gob.ar.example.com`, `afip-gob-ar.com`, `afipgob.com`: its name, and not at the end.
  const [name = '', ...rest] = known.split('.')
  const joined = plain.replace(/[.-]/g, '')
  if (rest.length > 0 && joined.includes(known.replace(/\./g, ''))) return true
  const labels = plain.split(/[.-]/)
  if (name.length >= 3 && labels.includes(name)) return true
  if (rest[0] !== undefined && joined.includes(`${name}${rest[0]}`)) return true
  if (name.length >= 3 && foreign && sharesEnd(plain, rest.join('.'))) return true
  // One sign more, less or other than the whole, above what both have in common.
  const own = plain.split('.').slice(-known.split('.').length).join('.')
  return own !== known && isOneSignAway(own, known)
}

const sharesEnd = (host: string, end: string) => end !== '' && host.endsWith(`.${end}`)

function isOneSignAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++
  const [left, right] = [one.slice(start), other.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    // Two neighbours changed places.
    (left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

/** `…/fe/qr/?p=` and base64 of JSON, as the tax authority has invoices carry it (RG 4892/2020). */
function facturaOf(url: URL): Factura | null {
  if (!/^\/fe\/qr\/?$/.test(url.pathname)) return null
  const data = jsonOf(url.searchParams.get('p') ?? '')
  if (data === undefined) return null
  const digits = (value: unknown) =>
    typeof value === 'number' || typeof value === 'string' ? String(value).replace(/\D/g, '') : ''
  const [emisor, fecha] = [digits(data['cuit']), data['fecha']]
  if (!isCuit(emisor) || typeof fecha !== 'string' || !isCalendarDate(fecha)) return null
  const [kind, number] = [digits(data['tipoDocRec']), digits(data['nroDocRec'])]
  const importe = data['importe']
  return {
    emisor,
    fecha,
    receptor:
      (kind === '80' || kind === '86') && isCuit(number)
        ? number
        : kind === '96' && /^\d{7,8}$/.test(number)
          ? number
          : null,
    importe: typeof importe === 'number' && Number.isFinite(importe) && importe >= 0 ? importe : null,
  }
}

function jsonOf(base64: string): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(
      atob(base64.replace(/ /g, '+').replace(/-/g, '+').replace(/_/g, '/')),
      (sign) => sign.charCodeAt(0),
    )
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined
  } catch {
    return undefined
  }
}

/**
 * What the codes say of whose the paper is and of its date, held against what is written down. A code outweighs what is
 * read as text; of several of a kind, one that agrees is enough.
 */
export function hallazgosDeCodigos(
  codigos: readonly Codigo[],
  { de, transporte, fechas }: Esperado,
): Hallazgo[] {
  const cards = cardsIn(codigos)
  const facturas = facturasIn(codigos)
  return [
    ...(de ? ofCards(cards, de) : []),
    ...ofFacturas(facturas, de, transporte.cuit),
    ...(['fecha_emision', 'fecha_vencimiento'] as const).flatMap((que) => {
      const declared = fechas[que]
      return declared ? held(que, daysOf(que, cards, facturas), declared) : []
    }),
  ]
}

/**
 * The dates that the codes tell, where they agree with each other. `de`: of whom a card has to be; another's tells nothing
 * of this paper.
 */
export function fechasDeCodigos(
  codigos: readonly Codigo[],
  de: Identidad | null,
): Pick<FechasLeidas, 'fecha_emision' | 'fecha_vencimiento'> {
  const own = de === null ? [] : cardsIn(codigos).filter((each) => isOf(each, de))
  const only = (que: Dated) => {
    const [first, ...others] = new Set(daysOf(que, own, facturasIn(codigos)))
    return first !== undefined && others.length === 0 ? first : null
  }
  return { fecha_emision: only('fecha_emision'), fecha_vencimiento: only('fecha_vencimiento') }
}

type Card = Pick<Dni, 'apellido' | 'nombres' | 'documento' | 'cuil' | 'fecha_vencimiento'> & {
  fecha_emision: string | null
}
type Dated = 'fecha_emision' | 'fecha_vencimiento'

const cardsIn = (codigos: readonly Codigo[]): Card[] =>
  codigos.flatMap<Card>((each) =>
    each.tipo === 'dni'
      ? [each.dni]
      : each.tipo === 'mrz'
        ? [{ ...each.mrz, cuil: null, fecha_emision: null }]
        : [],
  )

const facturasIn = (codigos: readonly Codigo[]): Factura[] =>
  codigos.flatMap((each) => (each.tipo === 'direccion' && each.factura ? [each.factura] : []))

const daysOf = (que: Dated, cards: readonly Card[], facturas: readonly Factura[]): string[] => [
  ...(que === 'fecha_emision' ? facturas.map(({ fecha }) => fecha) : []),
  ...cards.flatMap((each) => each[que] ?? []),
]

const isOf = ({ documento }: Card, de: Identidad): boolean =>
  de.dominio === null && de.documento !== null && sameNumber(documento, spelledDocumento(de.documento))

const sameNumber = (one: string, other: string) => one.replace(/^0+/, '') === other.replace(/^0+/, '')

const held = (
  que: Hallazgo['que'],
  said: readonly string[],
  esperado: string,
  agrees = (dice: string) => dice === esperado,
): Hallazgo[] => {
  const [first] = said
  if (first === undefined) return []
  const agreeing = said.find(agrees)
  return [{ que, coincide: agreeing !== undefined, dice: agreeing ?? first, esperado }]
}

function ofCards(cards: readonly Card[], de: Identidad): Hallazgo[] {
  const documento = de.documento === null ? null : spelledDocumento(de.documento)
  // A passport's number stands on no DNI.
  if (de.dominio !== null || documento === null || !/^\d{6,8}$/.test(documento)) return []
  const names = cards.map(({ apellido, nombres }) => flatten(`${apellido}, ${nombres}`).toUpperCase())
  const own = new Set(spellingsOf(de.nombre))
  return [
    ...held(
      'documento',
      cards.map((each) => each.documento),
      documento,
      (dice) => sameNumber(dice, documento),
    ),
    ...(de.cuil === null
      ? []
      : held(
          'cuil',
          cards.flatMap(({ cuil }) => cuil ?? []),
          onlyDigits(de.cuil),
        )),
    // A name that is spelled otherwise says nothing: the number does.
    ...(names.some((name) => spellingsOf(name).some((spelling) => own.has(spelling)))
      ? [{ que: 'nombre' as const, coincide: true, dice: de.nombre, esperado: de.nombre }]
      : []),
  ]
}

function ofFacturas(facturas: readonly Factura[], de: Identidad | null, cuit: string | null): Hallazgo[] {
  const carrier = cuit === null ? null : onlyDigits(cuit)
  const isOwn = ({ receptor }: Factura) =>
    receptor !== null &&
    de !== null &&
    [de.documento, de.cuil].some((own) => own !== null && onlyDigits(own) === receptor)
  const parties = facturas.flatMap(({ emisor, receptor }) =>
    receptor !== null && receptor.length === 11 ? [receptor, emisor] : [emisor],
  )
  return [
    // One made out to the driver is no other's.
    ...(carrier === null || facturas.some(isOwn) ? [] : held('cuit', parties, carrier)),
  ]
}
