import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { lineasDe, type Fuente } from './fuente.ts'
import type { Hallazgo, ProblemaDeAuditoria } from './hallazgo.ts'
import { LineaDeBloque } from './lineas.ts'
import type { Manifiesto } from './manifiesto.ts'

export interface Auditoria {
  hallazgos: Hallazgo[]
  /** Hash of each block that is there, by its number. */
  bloques: Map<number, string>
  lineas: number
}

/** `[bloque, desde, hasta, lineas, "primera", "ultima", "sellado", "resumen"]`, as PostgreSQL writes JSON. */
const cabezaDe = /^\[(\d+), -?\d+, -?\d+, (\d+), "[^"]+", "[^"]+", "[^"]+", "([\da-f]{64})"\]$/

/** Holds each block against its hash, its lines against the block, and the blocks against one another. */
export async function comprobarAuditoria(
  fuente: Fuente | undefined,
  dicho: Manifiesto['auditoria'],
): Promise<Auditoria> {
  const found: Auditoria = { hallazgos: [], bloques: new Map(), lineas: 0 }
  const say = (problema: ProblemaDeAuditoria, bloque?: number, linea?: number) =>
    found.hallazgos.push({
      que: 'auditoria',
      problema,
      ...(bloque !== undefined && { bloque }),
      ...(linea !== undefined && { linea }),
    })
  let before: LineaDeBloque | undefined
  try {
    if (fuente)
      for await (const text of lineasDe(fuente)) {
        const block = LineaDeBloque.parse(JSON.parse(text))
        for (const [problema, linea] of problemasDe(block, before)) say(problema, block.bloque, linea)
        found.bloques.set(block.bloque, block.hash)
        found.lineas += block.propias.length
        before = block
      }
  } catch {
    say('no se lee', before?.bloque)
    return found
  }
  if (found.bloques.size < dicho.bloques) say('faltan bloques')
  if (found.bloques.size > dicho.bloques) say('sobran bloques')
  if (found.lineas < dicho.lineas) say('faltan propias')
  if (found.lineas > dicho.lineas) say('sobran propias')
  return found
}

function* problemasDe(
  block: LineaDeBloque,
  before: LineaDeBloque | undefined,
): Generator<[ProblemaDeAuditoria, number?]> {
  if (before && block.bloque <= before.bloque) yield ['orden']
  if (before && block.bloque === before.bloque + 1 && block.anterior !== before.hash) yield ['no sigue']
  const [, numero, lineas, resumen] = cabezaDe.exec(block.cabeza) ?? []
  if (Number(numero) !== block.bloque) yield ['hash']
  if (block.huellas.length < Number(lineas)) yield ['faltan lineas']
  if (block.huellas.length > Number(lineas)) yield ['sobran lineas']
  let last = -1
  for (const [place, text] of block.propias) {
    const huella = bytesToHex(sha256(utf8ToBytes(text)))
    if (block.huellas[place] !== huella)
      yield [block.huellas.includes(huella) ? 'linea movida' : 'linea cambiada', place + 1]
    else if (place <= last) yield ['linea movida', place + 1]
    last = place
  }
  const all = bytesToHex(sha256(concatBytes(...block.huellas.map(hexToBytes))))
  if (all !== resumen) yield ['huellas']
  const hash = bytesToHex(sha256(concatBytes(hexToBytes(block.anterior), utf8ToBytes(block.cabeza))))
  if (hash !== block.hash) yield ['hash']
}
