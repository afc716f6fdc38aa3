import canonicalize from 'canonicalize'
import * as z from 'zod/mini'

/** What a legajo signs: `manifiesto.json`, as RFC 8785 writes JSON, so that the same says itself in the same bytes. */

export const formato = 'portal-legajo/1'

/** Beside what the manifest lists: itself, its signature (64 bytes, Ed25519) and the public key that made it. */
export const propios = {
  manifiesto: 'manifiesto.json',
  firma: 'manifiesto.firma',
  llave: 'llave.pem',
} as const

/** What the verifier reads of the rest. */
export const caminos = {
  indice: 'indice.html',
  verificador: 'verificar.html',
  /** The same hashes as `sha256sum -c` reads them. */
  huellas: 'huellas.sha256',
  documentos: 'datos/documentos.jsonl',
  historial: 'datos/historial.jsonl',
  cierres: 'datos/cierres.jsonl',
  bloques: 'auditoria/bloques.jsonl',
  testigos: 'testigos/testigos.jsonl',
  pruebas: 'testigos/pruebas.jsonl',
} as const

export const Huella = z.string().check(z.regex(/^[\da-f]{64}$/))
const Dia = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const Mes = z.string().check(z.regex(/^\d{4}-\d{2}$/))
const Momento = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/))
const Cuantos = z.int().check(z.nonnegative())

export const Manifiesto = z.strictObject({
  formato: z.literal(formato),
  /** When it was made, as whoever signs says. */
  hecho: Momento,
  firmante: z.strictObject({
    nombre: z.string(),
    direccion: z.string(),
    /** The first 16 of the hash of the public key, and since when that one signs. */
    llave: z.string().check(z.regex(/^[\da-f]{16}$/)),
    desde: Momento,
  }),
  de: z.strictObject({ cuentaid: z.string(), nombre: z.string(), identificacion: z.string() }),
  meses: z.strictObject({ desde: Mes, hasta: Mes }),
  recurso: z.nullable(z.strictObject({ id: z.string(), tipo: z.string(), nombre: z.string() })),
  secciones: z.array(
    z.strictObject({
      clave: z.string(),
      nombre: z.string(),
      cuantos: Cuantos,
      /** The days that it is of; none where there is nothing. */
      desde: z.nullable(Dia),
      hasta: z.nullable(Dia),
    }),
  ),
  /** Sorted by path. */
  archivos: z.array(
    z.strictObject({
      camino: z.string(),
      bytes: Cuantos,
      sha256: Huella,
      seccion: z.string(),
      nombre: z.string(),
      /** Of a file that a person presented: the id that its witness knows it by. */
      archivoid: z.nullable(z.string()),
    }),
  ),
  /** What one might look for and does not find here. */
  afuera: z.array(z.strictObject({ que: z.string(), por: z.string(), cuantos: Cuantos })),
  auditoria: z.strictObject({ bloques: Cuantos, lineas: Cuantos, sinSellar: Cuantos }),
  testigos: z.strictObject({ desde: z.nullable(Cuantos), hasta: z.nullable(Cuantos) }),
})
export type Manifiesto = z.infer<typeof Manifiesto>

/** As RFC 8785 writes it. */
export function canonico(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) throw new Error('nothing that JSON can say')
  return text
}

/** Undefined of what is no manifest of this format, or not written canonically: two readers could read two things in it. */
export function leerManifiesto(text: string): Manifiesto | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
    if (canonico(value) !== text) return undefined
  } catch {
    return undefined
  }
  const { success, data } = Manifiesto.safeParse(value)
  return success ? data : undefined
}

/** Of a public key as Node and openssl write one (SPKI of Ed25519): its 32 bytes. */
const spki = '302a300506032b6570032100'

export function pemDe(publica: Uint8Array): string {
  const hex = [...publica].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const der = Uint8Array.from((spki + hex).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...der))}\n-----END PUBLIC KEY-----\n`
}

/** Undefined of any other text: it is written in one way alone. */
export function publicaDe(pem: string): Uint8Array<ArrayBuffer> | undefined {
  const body = /^-----BEGIN PUBLIC KEY-----\n([A-Za-z\d+/]{59}=)\n-----END PUBLIC KEY-----\n$/.exec(pem)?.[1]
  if (body === undefined) return undefined
  const publica = Uint8Array.from(atob(body), (char) => char.charCodeAt(0)).slice(-32)
  return pemDe(publica) === pem ? publica : undefined
}
