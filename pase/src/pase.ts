import { esDeChofer, lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import { decode, encode, Tagged } from 'cborg'
import * as z from 'zod/mini'
import { fromBase45, toBase45 } from './base45.ts'
import { claveidDeBytes, claveidEnBytes, firmaVale, type Clave } from './firma.ts'

/**
 * A pass: who comes, signed by the installation, as a QR code. It is a COSE_Sign1 (RFC 9052) over a CWT (RFC 8392) in base45,
 * with plates and numbers alone: no names, and nothing of whether they may enter. See docs/decisions/0140.
 */

/**
 * Each part is the plate of a dominio or the number of a chofer's document, as they are kept, capitals and digits; null where
 * there is none. A chofer's own pass has no vehicle.
 */
export interface Pase extends Record<Lugar, string | null> {
  /** By which it is revoked. */
  serial: number
  /** Seconds since 1970. */
  emitido: number
  vence: number
}

/** What each pass begins with; no other QR of ours does. */
export const marcaDePase = 'PU1:'

const eddsa = -8
/** Names of claims and headers as the RFCs number them; the last is private, and holds a list: its version, then the parts. The id of the token is the serial. */
const claims = { exp: 4, iat: 6, cti: 7, partes: -70001 } as const
const headers = { alg: 1, kid: 4 } as const
const versionDePartes = 1
const coseSign1 = 18

/** So many bytes of a key's name tell it from the few that a list has. */
const largoDeClave = 4

/** Longer than any pass; what is longer isn't looked into. */
const maxLetras = 600

export async function firmarPase(
  pase: Pase,
  claveid: string,
  firmar: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const protegido = encode(
    new Map<number, unknown>([
      [headers.alg, eddsa],
      [headers.kid, claveidEnBytes(claveid).subarray(0, largoDeClave)],
    ]),
  )
  const contenido = encode(
    new Map<number, unknown>([
      [claims.exp, pase.vence],
      [claims.iat, pase.emitido],
      [claims.cti, cti(pase.serial)],
      [claims.partes, [versionDePartes, ...lugares.map((lugar) => parteEscrita(pase[lugar], lugar))]],
    ]),
  )
  const firma = await firmar(firmado(protegido, contenido))
  return (
    marcaDePase +
    toBase45(encode(new Tagged(coseSign1, [protegido, new Map<number, unknown>(), contenido, firma])))
  )
}

/** What may be wrong with what was shown, whatever any list says. */
export type ProblemaDePase =
  /** Something else: never opened, its text is only said to be no pass. */
  | 'no es un pase'
  /** Ours by its mark, and not as we write one. */
  | 'mal hecho'
  /** Signed by a key that the list doesn't have: withdrawn, newer than the list, or somebody's own. */
  | 'clave desconocida'
  /** Not what was signed. */
  | 'firma mala'
  | 'vencido'
  /** Signed later than now: the clock of the device, or of whoever made it, is wrong. */
  | 'del futuro'
  | 'anulado'

interface PaseLeido {
  pase: Pase | undefined
  problema: ProblemaDePase | undefined
}

/** How much two clocks may differ, in seconds. */
const holguraDeReloj = 300

export interface ConQueSeLee {
  /** Those that the list has: one that was withdrawn is absent. */
  claves: readonly Clave[]
  /** Seconds since 1970. */
  ahora: number
  anulado: (serial: number) => boolean
}

/** What was scanned, held against the keys and the revoked ones of a list. A pass with a problem is told beside it. */
export async function leerPase(texto: string, { claves, ahora, anulado }: ConQueSeLee): Promise<PaseLeido> {
  const leido = abrir(texto)
  if (typeof leido === 'string') return { pase: undefined, problema: leido }
  const { pase, claveid, bytes, firma } = leido
  const told = (problema?: ProblemaDePase): PaseLeido => ({ pase, problema })
  const named = claves.filter((each) => each.claveid.startsWith(claveid))
  if (named.length === 0) return told('clave desconocida')
  const good = await Promise.all(named.map((clave) => firmaVale(firma, bytes, clave)))
  if (!good.includes(true)) return told('firma mala')
  if (anulado(pase.serial)) return told('anulado')
  if (pase.emitido > ahora + holguraDeReloj) return told('del futuro')
  if (pase.vence <= ahora) return told('vencido')
  return told()
}

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const Parte = z.nullable(z.string().check(z.regex(/^[A-Z\d]{4,10}$/)))
/** A number of digits alone is written as one, which takes half the room. */
const Documento = z.pipe(
  z.nullable(z.union([z.string(), z.int().check(z.gte(1000))])),
  z.transform((dicho) => (dicho === null ? null : String(dicho))),
)
const Segundos = z.int().check(z.gte(0))
const Sobre = z.tuple([Bytes, z.instanceof(Map), Bytes, Bytes])
const Partes = z.tuple([z.literal(versionDePartes), Parte, Parte, Parte, Documento, Documento])
const documento = /^[A-Z\d]{4,15}$/

interface Abierto {
  pase: Pase
  claveid: string
  bytes: Uint8Array
  firma: Uint8Array
}

function abrir(texto: string): Abierto | 'no es un pase' | 'mal hecho' {
  if (!texto.startsWith(marcaDePase)) return 'no es un pase'
  if (texto.length > maxLetras) return 'mal hecho'
  const escrito = fromBase45(texto.slice(marcaDePase.length))
  if (!escrito) return 'mal hecho'
  try {
    const sobre = Sobre.parse(
      decode(escrito, {
        useMaps: true,
        strict: true,
        rejectDuplicateMapKeys: true,
        tags: { [coseSign1]: (value) => value() },
      }),
    )
    const [protegido, abierto, contenido, firma] = sobre
    const cabeza = mapa(protegido)
    if (cabeza.get(headers.alg) !== eddsa || cabeza.size !== 2 || abierto.size !== 0) return 'mal hecho'
    const dicho = mapa(contenido)
    const [, tractor, arrastre1, arrastre2, chofer1, chofer2] = Partes.parse(dicho.get(claims.partes))
    if (tractor === null && chofer1 === null) return 'mal hecho'
    if ([chofer1, chofer2].some((each) => each !== null && !documento.test(each))) return 'mal hecho'
    return {
      pase: {
        tractor,
        arrastre1,
        arrastre2,
        chofer1,
        chofer2,
        serial: serialDe(Bytes.parse(dicho.get(claims.cti))),
        emitido: Segundos.parse(dicho.get(claims.iat)),
        vence: Segundos.parse(dicho.get(claims.exp)),
      },
      claveid: claveidDeBytes(Bytes.parse(cabeza.get(headers.kid))),
      bytes: firmado(protegido, contenido),
      firma,
    }
  } catch {
    return 'mal hecho'
  }
}

const mapa = (bytes: Uint8Array): Map<unknown, unknown> =>
  z.instanceof(Map).parse(decode(bytes, { useMaps: true, strict: true, rejectDuplicateMapKeys: true }))

/** What a COSE_Sign1 signs (RFC 9052, 4.4). */
const firmado = (protegido: Uint8Array, contenido: Uint8Array): Uint8Array =>
  encode(['Signature1', protegido, new Uint8Array(0), contenido])

/** As few bytes as it takes, the highest first. */
function cti(serial: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = serial; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}

const serialDe = (bytes: Uint8Array): number =>
  Segundos.parse([...bytes.slice(0, 7)].reduce((serial, byte) => serial * 256 + byte, 0))

const parteEscrita = (texto: string | null, lugar: Lugar): string | number | null =>
  texto !== null && esDeChofer(lugar) && /^[1-9]\d{3,9}$/.test(texto) ? Number(texto) : texto
