import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'

/**
 * A section of a list: rows of bytes, each once, in their order. What changed since another one travels as places of rows
 * that went and rows that came, and is known to be whole by the hash of all.
 */

export type Fila = Uint8Array

/** Sorted, and each once. */
export function enOrden(filas: readonly Fila[]): Fila[] {
  const sorted = filas.toSorted(compara)
  return sorted.filter((fila, at) => at === 0 || compara(sorted[at - 1] ?? fila, fila) !== 0)
}

export function compara(a: Fila, b: Fila): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const by = (a[at] ?? 0) - (b[at] ?? 0)
    if (by !== 0) return by
  }
  return a.length - b.length
}

/** Of rows in their order, in hexadecimal. */
export const huellaDeFilas = (filas: readonly Fila[]): string => bytesToHex(sha256(conLargos(filas)))

export interface Cambio {
  /** Places in what was there before, from the first on. */
  saca: number[]
  /** Rows, as `juntas` writes them. */
  pone: Uint8Array
}

/** What makes `despues` of `antes`; both in their order. */
export function diferencia(antes: readonly Fila[], despues: readonly Fila[]): Cambio {
  const saca: number[] = []
  const pone: Fila[] = []
  let a = 0
  let d = 0
  while (a < antes.length || d < despues.length) {
    const before = antes[a]
    const after = despues[d]
    const by = before === undefined ? 1 : after === undefined ? -1 : compara(before, after)
    if (by === 0) {
      a++
      d++
    } else if (by < 0) saca.push(a++)
    else {
      pone.push(after ?? new Uint8Array(0))
      d++
    }
  }
  return { saca, pone: juntas(pone) }
}

/** Undefined where it doesn't fit what is here: then all of it is asked for. */
export function aplicada(antes: readonly Fila[], { saca, pone }: Cambio): Fila[] | undefined {
  const gone = new Set(saca)
  if (saca.some((place) => place < 0 || place >= antes.length)) return undefined
  const nuevas = separadas(pone)
  return nuevas && enOrden([...antes.filter((_, place) => !gone.has(place)), ...nuevas])
}

/** Their width, where it is one, and all of them; else a width of none, and each with its length before it. */
export function juntas(filas: readonly Fila[]): Uint8Array {
  const width = filas[0]?.length ?? 0
  if (filas.some(({ length }) => length !== width)) return concatBytes(largo(0), conLargos(filas))
  const start = largo(width)
  const whole = new Uint8Array(start.length + filas.length * width)
  whole.set(start)
  for (const [n, fila] of filas.entries()) whole.set(fila, start.length + n * width)
  return whole
}

/** Each with its length before it: of 50,000 rows one piece, because a hash takes each piece by itself. */
function conLargos(filas: readonly Fila[]): Uint8Array {
  const whole = new Uint8Array(filas.reduce((sum, { length }) => sum + (length < 0x80 ? 1 : 2) + length, 0))
  let at = 0
  for (const fila of filas) {
    const start = largo(fila.length)
    whole.set(start, at)
    whole.set(fila, at + start.length)
    at += start.length + fila.length
  }
  return whole
}

/** Views of what they were put together as, which is to stay as it is; undefined for anything else. */
export function separadas(bytes: Uint8Array): Fila[] | undefined {
  const filas: Fila[] = []
  let at = 0
  const read = () => {
    const first = bytes[at++] ?? 0
    return first < 0x80 ? first : ((first & 0x7f) << 8) | (bytes[at++] ?? 0)
  }
  const width = read()
  while (at < bytes.length) {
    const length = width === 0 ? read() : width
    if (length === 0 || at + length > bytes.length) return undefined
    filas.push(bytes.subarray(at, at + length))
    at += length
  }
  return filas
}

/** One byte of what is shorter than 128, else two, the first with its highest bit set. */
function largo(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  if (length > 0x7fff) throw new Error('a row of more than 32,767 bytes')
  return Uint8Array.of(0x80 | (length >> 8), length & 0xff)
}
