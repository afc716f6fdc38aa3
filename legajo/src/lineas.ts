import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'
import { Huella } from './manifiesto.ts'

/** What a line of each file of proofs says, as the maker of a legajo writes it and its verifier reads it. */

/**
 * A block of the audit, as it was sealed: `hash` is `sha256(anterior ‖ cabeza)`, and the last thing that `cabeza` says is the
 * `sha256` of all `huellas` together. Lines of others are there as their hashes alone.
 */
export const LineaDeBloque = z.strictObject({
  bloque: z.int(),
  anterior: Huella,
  cabeza: z.string(),
  hash: Huella,
  /** Of each of its lines, in their order. */
  huellas: z.array(Huella),
  /** Those of this legajo: which of them, and its text, of which that is the hash. */
  propias: z.array(z.tuple([z.int(), z.string()])),
})
export type LineaDeBloque = z.infer<typeof LineaDeBloque>

/** A night's root; its first leaf is `datoDeTestigo`, which `prueba` proves. */
export const LineaDeTestigo = z.strictObject({
  numero: z.int(),
  momento: z.string(),
  hojas: z.int(),
  raiz: Huella,
  /** The root of the one before. */
  anterior: Huella,
  /** Up to which block of the audit they reach together. */
  bloque: z.int(),
  prueba: z.array(Huella),
  /** How many letters left with it at their foot, as far as that is known. */
  correos: z.nullable(z.int()),
  /** A third party's stamp of time on its root, where there is one: RFC 3161, DER in base64. */
  sello: z.optional(z.string()),
})
export type LineaDeTestigo = z.infer<typeof LineaDeTestigo>

/** That a leaf is in the tree of a night. */
export const LineaDePrueba = z.strictObject({
  dato: z.string(),
  testigo: z.int(),
  indice: z.int(),
  prueba: z.array(Huella),
})
export type LineaDePrueba = z.infer<typeof LineaDePrueba>

export const LineaDeHistorial = z.looseObject({ historialid: z.string() })

const Nulo = z.nullable(z.string())
/** A close with all of its lines: what its hash is of. */
export const LineaDeCierre = z.looseObject({
  cierreid: z.string(),
  mes: z.string(),
  complementario: z.boolean(),
  transporte: z.looseObject({ cuit: Nulo }),
  proveedor: z.string(),
  filas: z.array(
    z.looseObject({
      recursoid: z.string(),
      nombre: z.string(),
      cuil: Nulo,
      desde: Nulo,
      hasta: Nulo,
      control: z.string(),
      estado: z.string(),
      motivo: Nulo,
      papeles: z.array(
        z.looseObject({
          documentoid: z.string(),
          tipo: z.string(),
          periodo: Nulo,
          estado: z.string(),
          archivos: z.array(z.string()),
          decidido: Nulo,
          decidido_por: Nulo,
        }),
      ),
    }),
  ),
})
export type LineaDeCierre = z.infer<typeof LineaDeCierre>

type FilaDeCierre = LineaDeCierre['filas'][number]
type PapelDeCierre = FilaDeCierre['papeles'][number]
/** Of a close what its hash is of. */
export interface Cierre extends Pick<LineaDeCierre, 'mes' | 'proveedor' | 'complementario'> {
  transporte: { cuit: string | null }
  filas: readonly (Pick<
    FilaDeCierre,
    'recursoid' | 'nombre' | 'cuil' | 'desde' | 'hasta' | 'control' | 'estado' | 'motivo'
  > & {
    papeles: readonly Pick<
      PapelDeCierre,
      'documentoid' | 'tipo' | 'periodo' | 'estado' | 'archivos' | 'decidido' | 'decidido_por'
    >[]
  })[]
}

/** As a close is hashed when it is made, and as whoever has it hashes it again: JSON lists in this order, one a line, of which the first says whose month it is. */
export function huellaDeCierre({ mes, transporte, proveedor, complementario, filas }: Cierre): string {
  const lines = [
    [mes, transporte.cuit, proveedor, complementario],
    ...filas.map(({ recursoid, nombre, cuil, desde, hasta, control, estado, motivo, papeles }) => [
      recursoid,
      nombre,
      cuil,
      desde,
      hasta,
      control,
      estado,
      motivo,
      papeles.map((papel) => [
        papel.documentoid,
        papel.tipo,
        papel.periodo,
        papel.estado,
        papel.archivos,
        papel.decidido,
        papel.decidido_por,
      ]),
    ]),
  ]
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => JSON.stringify(line)).join('\n'))))
}

/** What leaves say. */
export const datoDeTestigo = ({
  numero,
  anterior,
  bloque,
  momento,
}: Pick<LineaDeTestigo, 'numero' | 'anterior' | 'bloque' | 'momento'>): string =>
  `testigo ${numero} ${anterior} ${bloque} ${momento}`
export const datoDeBloque = (bloque: number, hash: string): string => `bloque ${bloque} ${hash}`
export const datoDeArchivo = (archivoid: string, sha256: string): string => `archivo ${archivoid} ${sha256}`
export const datoDeHistorial = (historialid: string, sha256: string): string =>
  `historial ${historialid} ${sha256}`

export const datoDeCierre = (cierreid: string, huella: string): string => `cierre ${cierreid} ${huella}`

/** Before the first. */
export const sinAnterior = '0'.repeat(64)

/** As much of a root as stands at the foot of a letter: 80 bits, which nobody meets with another chain. */
export const raizCorta = (raiz: string): string => (raiz.slice(0, 20).match(/.{4}/g) ?? []).join(' ')

/** A root as somebody typed or pasted it; undefined of less than stands in a letter, and of what is no root. */
export function raizEscrita(text: string): string | undefined {
  const raiz = text.toLowerCase().replace(/[\s.·-]+/g, '')
  return /^[\da-f]{20,64}$/.test(raiz) ? raiz : undefined
}

/** The number of a key as somebody typed it: the first 16 of its hash. */
export function llaveEscrita(text: string): string | undefined {
  const llave = text.toLowerCase().replace(/[\s.·-]+/g, '')
  return /^[\da-f]{16}$/.test(llave) ? llave : undefined
}
