import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Trees of hashes as RFC 6962 makes them (§2.1): a leaf and what two are under are hashed apart, so that neither passes for the other. */

const leafMark = Uint8Array.of(0)
const nodeMark = Uint8Array.of(1)

/** Of what a leaf says: `sha256(0x00 ‖ dato)`. */
export const hashDeHoja = (dato: string): Uint8Array => sha256(concatBytes(leafMark, utf8ToBytes(dato)))

const hashOfTwo = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concatBytes(nodeMark, left, right))

/** A tree, floor by floor: hashes of its leaves first, its root last. The last of an odd floor goes up as it is. */
interface Arbol {
  hojas: number
  raiz: Uint8Array
  /** What proves that the leaf of this index is in it: the hashes beside its way up. */
  prueba: (indice: number) => Uint8Array[]
}

/** Of the hashes of its leaves, in their order. Throws of none: there is nothing to prove. */
export function arbolDe(hojas: readonly Uint8Array[]): Arbol {
  const pisos: (readonly Uint8Array[])[] = [hojas]
  for (let piso = hojas; piso.length > 1;) {
    const arriba: Uint8Array[] = []
    for (let n = 0; n < piso.length; n += 2) {
      const [left, right] = [piso[n], piso[n + 1]]
      if (left) arriba.push(right ? hashOfTwo(left, right) : left)
    }
    pisos.push(arriba)
    piso = arriba
  }
  const raiz = pisos.at(-1)?.[0]
  if (!raiz) throw new Error('a tree without leaves')
  return {
    hojas: hojas.length,
    raiz,
    prueba(indice) {
      if (!Number.isInteger(indice) || indice < 0 || indice >= hojas.length)
        throw new Error(`no leaf ${indice} among ${hojas.length}`)
      return pisos.slice(0, -1).flatMap((piso, altura) => {
        const beside = piso[Math.floor(indice / 2 ** altura) ^ 1]
        return beside ? [beside] : []
      })
    },
  }
}

/** The root that a leaf leads to by its proof, as RFC 9162 walks it (§2.1.3.2); undefined of a proof that fits no such tree. */
export function raizPorPrueba(
  hoja: Uint8Array,
  indice: number,
  hojas: number,
  prueba: readonly Uint8Array[],
): Uint8Array | undefined {
  if (!Number.isSafeInteger(indice) || !Number.isSafeInteger(hojas) || indice < 0 || indice >= hojas)
    return undefined
  let here = indice
  let last = hojas - 1
  let found = hoja
  for (const beside of prueba) {
    if (last === 0) return undefined
    if (here % 2 === 1 || here === last) {
      found = hashOfTwo(beside, found)
      while (here % 2 === 0 && here !== 0) {
        here = Math.floor(here / 2)
        last = Math.floor(last / 2)
      }
    } else found = hashOfTwo(found, beside)
    here = Math.floor(here / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? found : undefined
}
