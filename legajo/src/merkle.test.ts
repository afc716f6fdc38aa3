import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbolDe, hashDeHoja, raizPorPrueba } from './merkle.ts'

/** MTH and PATH as RFC 6962 says them, §2.1 and §2.1.1. */
function mth(hojas: readonly Uint8Array[]): Uint8Array {
  const [only] = hojas
  if (hojas.length === 1 && only) return only
  const k = split(hojas.length)
  return sha256(concatBytes(Uint8Array.of(1), mth(hojas.slice(0, k)), mth(hojas.slice(k))))
}
function path(m: number, hojas: readonly Uint8Array[]): Uint8Array[] {
  if (hojas.length === 1) return []
  const k = split(hojas.length)
  return m < k
    ? [...path(m, hojas.slice(0, k)), mth(hojas.slice(k))]
    : [...path(m - k, hojas.slice(k)), mth(hojas.slice(0, k))]
}
const split = (n: number) => 2 ** (Math.ceil(Math.log2(n)) - 1)
const leaves = (n: number) => Array.from({ length: n }, (_, i) => hashDeHoja(`dato ${i}`))

test('a leaf is hashed behind a zero byte, as sha256sum does it', () => {
  expect(bytesToHex(hashDeHoja('bloque 1 ab'))).toBe(
    bytesToHex(sha256(concatBytes(Uint8Array.of(0), utf8ToBytes('bloque 1 ab')))),
  )
})

test('trees and proofs of every size are those of the RFC, and each proof leads to the root', () => {
  for (let size = 1; size <= 40; size++) {
    const hojas = leaves(size)
    const arbol = arbolDe(hojas)
    expect(arbol.raiz, `${size}`).toEqual(mth(hojas))
    for (const [indice, hoja] of hojas.entries()) {
      expect(arbol.prueba(indice), `${indice} of ${size}`).toEqual(path(indice, hojas))
      expect(raizPorPrueba(hoja, indice, size, arbol.prueba(indice))).toEqual(arbol.raiz)
    }
  }
}, 30_000)

test('a proof of another leaf, another place, another size or with another hash leads elsewhere', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 300 }), fc.nat(), fc.nat(), fc.nat(), (size, a, b, c) => {
      const hojas = leaves(size)
      const { raiz, prueba } = arbolDe(hojas)
      const [indice, other] = [a % size, b % size]
      const proof = prueba(indice)
      const hoja = hojas[indice] ?? raiz
      const leads = (...given: Parameters<typeof raizPorPrueba>) => {
        const found = raizPorPrueba(...given)
        return found !== undefined && bytesToHex(found) === bytesToHex(raiz)
      }
      expect(leads(hoja, indice, size, proof)).toBe(true)
      if (other !== indice) {
        expect(leads(hojas[other] ?? raiz, indice, size, proof)).toBe(false)
        expect(leads(hoja, other, size, proof)).toBe(false)
      }
      expect(leads(hoja, indice, size, proof.slice(1))).toBe(false)
      expect(leads(hoja, indice, size, [...proof, raiz])).toBe(false)
      const at = c % proof.length
      const bent = proof.map((each, n) =>
        n === at ? each.map((byte, k) => (k === 0 ? byte ^ 1 : byte)) : each,
      )
      expect(leads(hoja, indice, size, bent)).toBe(false)
      expect(leads(hoja, size, size, proof)).toBe(false)
      expect(leads(hoja, -1, size, proof)).toBe(false)
    }),
  )
}, 30_000)

test('of nothing there is no tree', () => {
  expect(() => arbolDe([])).toThrow('without leaves')
})
