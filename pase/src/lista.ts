import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { decode, encode } from 'cborg'
import * as z from 'zod/mini'
import { firmaVale, type Clave } from './firma.ts'
import { compara, enOrden, huellaDeFilas, type Fila } from './secciones.ts'

/**
 * What a device at a gate holds: how everybody stands there, by hashes of plates and numbers, so that one that is lost says
 * of nobody who they are. Signed by the installation, and only as good as it is young.
 */

/** Of whom a row tells. */
export const clases = ['dominio', 'chofer'] as const
export type Clase = (typeof clases)[number]

/** What speaks against somebody; with none of them the last good day alone does. */
export const contras = {
  /** Its own papers. */
  papeles: 0x01,
  /** Those of its transporte. */
  transporte: 0x02,
  /** Its account isn't enabled. */
  cuenta: 0x04,
  /** It is blocked, or on leave. */
  estado: 0x08,
  /** It takes no part in the operation of this gate. */
  operacion: 0x10,
  /** How it stands isn't known at this moment. */
  desconocido: 0x20,
  /** Two transportes have it, and it may not enter with both. */
  dos: 0x40,
} as const
export type Contra = keyof typeof contras

/** The first five bytes of an HMAC-SHA256: of 50,000, one of a million that nobody knows looks like one of them. */
export const largoDeHuella = 5
/** What units name their parts by. */
const largoDeParte = 4

/** As a plate or a number is looked up: what stands between its letters and digits says nothing. */
export const comoSeBusca = (texto: string): string => texto.toUpperCase().replace(/[^A-Z\d]/g, '')

export const huellaDe = (clave: Uint8Array, clase: Clase, texto: string): Uint8Array =>
  hmac(sha256, clave, utf8ToBytes(dichoEnHuella(clase, texto))).subarray(0, largoDeHuella)

/** What the HMAC is of; whoever makes thousands may have a faster one. */
export const dichoEnHuella = (clase: Clase, texto: string): string => `${clase} ${comoSeBusca(texto)}`
export type Huellas = (clase: Clase, texto: string) => Uint8Array

/** Days since this one are kept in two bytes: until 2199. */
const primerDia = Date.UTC(2020, 0, 1)
const dia = 86_400_000
/** It ends on no day that is known. */
const sinFin = 0xffff

/** `YYYY-MM-DD` as it is kept; 0 for none. */
const diasDe = (fecha: string): number =>
  Math.min(Math.max(0, Math.round((Date.parse(`${fecha}T00:00:00Z`) - primerDia) / dia)), sinFin - 1)

export interface EnLista {
  clase: Clase
  /** A plate or a number. */
  texto: string
  /** The last day on which it may enter; null where none is known to be. */
  hasta: string | null
  contra: readonly Contra[]
}

/** Rows of those that may or may not, in their order: one for each name, as strict as the strictest where there are several. */
export function filasDeJuicio(huellaEn: Huellas, todos: Iterable<EnLista>): Fila[] {
  const byName = new Map<number, { fila: Fila }>()
  for (const { clase, texto, hasta, contra } of todos) {
    const huella = huellaEn(clase, texto)
    const fila = new Uint8Array(largoDeHuella + 3)
    fila.set(huella)
    const until = hasta === null ? sinFin : diasDe(hasta)
    fila[5] = until >> 8
    fila[6] = until & 0xff
    fila[7] = contra.reduce((bits, each) => bits | contras[each], 0)
    const name = huella.reduce((sum, byte) => sum * 256 + byte, 0)
    const before = byName.get(name)
    if (before) before.fila = stricter(before.fila, fila)
    else byName.set(name, { fila })
  }
  return enOrden([...byName.values()].map(({ fila }) => fila))
}

function stricter(a: Fila, b: Fila): Fila {
  if (compara(a, b) === 0) return a
  const fila = a.slice()
  const until = Math.min(hastaEn(a), hastaEn(b))
  fila[5] = until >> 8
  fila[6] = until & 0xff
  const [bitsA = 0, bitsB = 0] = [a[7], b[7]]
  // One may and the other may not: whoever stands there has to ask with which of them it comes.
  const differ = (bitsA === 0) !== (bitsB === 0)
  fila[7] = differ ? contras.dos : bitsA | bitsB
  return fila
}

const hastaEn = (fila: Fila): number => ((fila[5] ?? 0) << 8) | (fila[6] ?? 0)

/** A unit by its parts, in the order of `lugares`; null where it has none. */
export type PartesDeUnidad = readonly ({ clase: Clase; texto: string } | null)[]

/** Rows of units: which places are filled, and the first bytes of each part's hash. */
export const filasDeUnidades = (huellaEn: Huellas, unidades: Iterable<PartesDeUnidad>): Fila[] =>
  enOrden(
    Array.from(unidades, (partes) => {
      const filled = partes.filter((parte) => parte !== null)
      const fila = new Uint8Array(1 + filled.length * largoDeParte)
      fila[0] = partes.reduce((bits, parte, place) => bits | (parte ? 1 << place : 0), 0)
      for (const [n, { clase, texto }] of filled.entries())
        fila.set(huellaEn(clase, texto).subarray(0, largoDeParte), 1 + n * largoDeParte)
      return fila
    }),
  )

/** What is told of somebody beside, where the provider lets a device keep it. */
export const Ficha = z.strictObject({
  /** A plate as it is written, or a name. */
  nombre: z.string(),
  transporte: z.string(),
  /** The first reason, as a sentence; null where nothing speaks against it. */
  motivo: z.nullable(z.string()),
  /** What a vehicle is drawn from; null of a chofer. */
  vehiculo: z.nullable(z.string()),
  carroceria: z.nullable(z.string()),
  ejes: z.nullable(z.int()),
  pais: z.nullable(z.string()),
})
export type Ficha = z.output<typeof Ficha>

const sinCampos = (ficha: Ficha) => [
  ficha.nombre,
  ficha.transporte,
  ficha.motivo,
  ficha.vehiculo,
  ficha.carroceria,
  ficha.ejes,
  ficha.pais,
]
const FichaEscrita = z.tuple([
  z.string(),
  z.string(),
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.nullable(z.int()),
  z.nullable(z.string()),
])

export const filasDeFichas = (
  huellaEn: Huellas,
  fichas: Iterable<{ clase: Clase; texto: string; ficha: Ficha }>,
): Fila[] =>
  enOrden(
    [...fichas].map(({ clase, texto, ficha }) =>
      concatBytes(huellaEn(clase, texto), encode(sinCampos(ficha))),
    ),
  )

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const Segundos = z.int().check(z.gte(0))

/** Who may let somebody in all the same, and is called. */
export const Autoriza = z.strictObject({
  nombre: z.string(),
  puesto: z.string(),
  /** As it is dialled; an extension is told in `puesto`. */
  telefono: z.string(),
})
export type Autoriza = z.output<typeof Autoriza>

/** What a list says of itself, and what of it is signed. */
export const Cabecera = z.strictObject({
  version: z.literal(1),
  puertaid: z.string(),
  puerta: z.string(),
  sede: z.string(),
  /** The operation that is worked at there; null where what is asked of everybody is asked. */
  operacion: z.nullable(z.string()),
  /** When how they stand was read, in seconds since 1970. */
  emitida: Segundos,
  /** The day of then in Buenos Aires. */
  dia: z.string(),
  /** 32 bytes, by which names become hashes. */
  clave: Bytes,
  /** Hashes of the sections, `huellaDeFilas`; of fichas null where a device keeps none. */
  juicios: z.string(),
  unidades: z.string(),
  fichas: z.nullable(z.string()),
  /** Public keys that sign passes and lists today: one that isn't here was withdrawn. */
  claves: z.array(z.strictObject({ claveid: z.string(), publica: Bytes })),
  /** Revoked serials: the first one that a bit stands for, and the bits. */
  anulados: z.strictObject({ desde: Segundos, bits: Bytes }),
  guardias: z.array(z.strictObject({ guardiaid: z.string(), nombre: z.string() })),
  autorizan: z.array(Autoriza),
  /** The root of the last night that left the house, as witnesses keep it; null where none did yet. */
  testigo: z.nullable(z.strictObject({ numero: z.int(), raiz: z.string() })),
})
export type Cabecera = z.output<typeof Cabecera>

/** Before what is signed, so that a list passes for nothing else that the same key signs. */
const marcaDeLista = utf8ToBytes('portal-lista/1\n')

export const escribirCabecera = (cabecera: Cabecera): Uint8Array => encode(cabecera)

export const firmadoDeLista = (cabecera: Uint8Array): Uint8Array => concatBytes(marcaDeLista, cabecera)

export interface Firma {
  claveid: string
  firma: Uint8Array
}

/** Undefined where none of the keys that are known signed it, or it is not written as one. */
export async function leerCabecera(
  bytes: Uint8Array,
  firmas: readonly Firma[],
  conocidas: readonly Clave[],
): Promise<Cabecera | undefined> {
  const signed = firmadoDeLista(bytes)
  for (const { claveid, firma } of firmas) {
    const clave = conocidas.find((each) => each.claveid === claveid)
    if (clave && (await firmaVale(firma, signed, clave))) {
      try {
        return Cabecera.parse(decode(bytes, { strict: true }))
      } catch {
        return undefined
      }
    }
  }
  return undefined
}

/** A bit for each serial between the first and the last that was revoked and might still be shown. */
export function escribirAnulados(seriales: readonly number[]): Cabecera['anulados'] {
  const desde = seriales.length === 0 ? 0 : Math.min(...seriales)
  const bits = new Uint8Array(seriales.length === 0 ? 0 : Math.floor((Math.max(...seriales) - desde) / 8) + 1)
  for (const serial of seriales) {
    const place = serial - desde
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7))
  }
  return { desde, bits }
}

export const estaAnulado =
  ({ desde, bits }: Cabecera['anulados']) =>
  (serial: number): boolean =>
    serial >= desde && ((bits[(serial - desde) >> 3] ?? 0) & (1 << ((serial - desde) & 7))) !== 0

/** A list that is whole: its sections are what its head says. */
export interface Lista {
  cabecera: Cabecera
  juicios: readonly Fila[]
  unidades: readonly Fila[]
  fichas: readonly Fila[]
}

/** Undefined where a section is not what was signed. Rows that are the very ones of `antes` are not hashed again. */
export function listaDe(
  cabecera: Cabecera,
  secciones: Omit<Lista, 'cabecera'>,
  antes?: Lista,
): Lista | undefined {
  const huella = (name: keyof typeof secciones) =>
    secciones[name] === antes?.[name] ? antes.cabecera[name] : huellaDeFilas(secciones[name])
  const isWhole =
    huella('juicios') === cabecera.juicios &&
    huella('unidades') === cabecera.unidades &&
    (cabecera.fichas === null ? secciones.fichas.length === 0 : huella('fichas') === cabecera.fichas)
  return isWhole ? { cabecera, ...secciones } : undefined
}

/** How one stands by a list; undefined where it isn't on it. */
export interface EnPuerta {
  contra: Contra[]
  /** The last day on which it may enter, `YYYY-MM-DD`; null where none is known. */
  hasta: string | null
}

export function buscar({ cabecera, juicios }: Lista, clase: Clase, texto: string): EnPuerta | undefined {
  const fila = conHuella(juicios, huellaDe(cabecera.clave, clase, texto))
  return fila && leerJuicio(fila)
}

function leerJuicio(fila: Fila): EnPuerta {
  const until = hastaEn(fila)
  const bits = fila[7] ?? 0
  return {
    contra: (Object.keys(contras) as Contra[]).filter((each) => (bits & contras[each]) !== 0), // its own keys
    hasta: until === sinFin ? null : new Date(primerDia + until * dia).toISOString().slice(0, 10),
  }
}

export function fichaDe({ cabecera, fichas }: Lista, clase: Clase, texto: string): Ficha | undefined {
  const fila = conHuella(fichas, huellaDe(cabecera.clave, clase, texto))
  return fila && leerFicha(fila)
}

function leerFicha(fila: Fila): Ficha {
  const [nombre, transporte, motivo, vehiculo, carroceria, ejes, pais] = FichaEscrita.parse(
    decode(fila.subarray(largoDeHuella)),
  )
  return { nombre, transporte, motivo, vehiculo, carroceria, ejes, pais }
}

/** A unit that a list knows: hashes of its parts by place, and of each what is told of it where that is kept. */
export interface UnidadEnLista {
  /** In the order of `lugares`. */
  partes: (Uint8Array | null)[]
  fichas: (Ficha | null)[]
}

/** Units of which this is a part. */
export function unidadesCon(lista: Lista, clase: Clase, texto: string): UnidadEnLista[] {
  const wanted = huellaDe(lista.cabecera.clave, clase, texto).subarray(0, largoDeParte)
  return lista.unidades
    .map(partesDe)
    .filter((partes) => partes.some((parte) => parte !== null && compara(parte, wanted) === 0))
    .map((partes) => ({
      partes,
      fichas: partes.map((parte) => {
        const fila = parte && conHuella(lista.fichas, parte)
        return fila ? leerFicha(fila) : null
      }),
    }))
}

/** How a part of such a unit stands. */
export function buscarParte({ juicios }: Lista, parte: Uint8Array): EnPuerta | undefined {
  const fila = conHuella(juicios, parte)
  return fila && leerJuicio(fila)
}

function partesDe(fila: Fila): (Uint8Array | null)[] {
  const bits = fila[0] ?? 0
  let at = 1
  return [0, 1, 2, 3, 4].map((place) => {
    if ((bits & (1 << place)) === 0) return null
    const parte = fila.slice(at, at + largoDeParte)
    at += largoDeParte
    return parte
  })
}

/** The first row that begins with it: rows stand in the order of their hashes. */
function conHuella(filas: readonly Fila[], huella: Uint8Array): Fila | undefined {
  let from = 0
  let to = filas.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (compara((filas[middle] ?? huella).subarray(0, huella.length), huella) < 0) from = middle + 1
    else to = middle
  }
  const found = filas[from]
  return found && compara(found.subarray(0, huella.length), huella) === 0 ? found : undefined
}
