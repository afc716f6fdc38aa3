import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase45, toBase45 } from './base45.ts'
import { claveidDe } from './firma.ts'
import { firmarPase, leerPase, marcaDePase, type ConQueSeLee, type Pase } from './pase.ts'

const ahora = 1_800_000_000

async function key() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const publica = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return {
    claveid: claveidDe(publica),
    publica,
    firmar: async (bytes: Uint8Array) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new Uint8Array(bytes))),
  }
}

const ours = await key()
const pase: Pase = {
  tractor: 'ZY602AA',
  arrastre1: 'ZY603AB',
  arrastre2: null,
  chofer1: '30111222',
  chofer2: null,
  serial: 73141,
  emitido: ahora - 3600,
  vence: ahora + 6 * 86_400,
}
const made = (values: Partial<Pase> = {}, by = ours, as = by.claveid) =>
  firmarPase({ ...pase, ...values }, as, by.firmar)
const read = (texto: string, how: Partial<ConQueSeLee> = {}) =>
  leerPase(texto, { claves: [ours], ahora, anulado: () => false, ...how })

describe('a pass', () => {
  test('says who they are, and nothing else', async () => {
    const texto = await made()
    expect(await read(texto)).toEqual({ pase, problema: undefined })
    // Version 8 of a QR code at M takes 221 letters of this kind, also with two of what it may have two of.
    const longest = await made({ arrastre2: 'ZY604AC', chofer2: '30111223', serial: 9_999_999 })
    expect(longest.length).toBeLessThanOrEqual(221)
    expect((await read(longest)).pase?.chofer2).toBe('30111223')
    // A passport, or a number that begins with a zero, stays as it is written.
    const odd = await read(await made({ chofer1: 'AB012345', chofer2: '01234567' }))
    expect(odd).toMatchObject({ problema: undefined, pase: { chofer1: 'AB012345', chofer2: '01234567' } })
    expect(texto).toMatch(/^PU1:[0-9A-Z $%*+\-./:]+$/)
  })

  test.each([
    ['whatever another QR says', () => 'https://otra.example/pase', 'no es un pase'],
    ['half a code', async () => (await made()).slice(0, 90), 'mal hecho'],
    ['two codes one after the other', async () => (await made()) + (await made()), 'mal hecho'],
    ['a code of another alphabet', () => `${marcaDePase}hola`, 'mal hecho'],
    ['nothing behind the mark', () => marcaDePase, 'mal hecho'],
    ['a code that never ends', () => marcaDePase + 'A'.repeat(100_000), 'mal hecho'],
    ['one that somebody else signed as theirs', async () => made({}, await key()), 'clave desconocida'],
    ['one that somebody else signed as ours', async () => made({}, await key(), ours.claveid), 'firma mala'],
    ['one that ended', () => made({ vence: ahora }), 'vencido'],
    ['one of tomorrow', () => made({ emitido: ahora + 86_400 }), 'del futuro'],
    ['one of nobody', () => made({ tractor: null, chofer1: null }), 'mal hecho'],
    ['one with something else for a number', () => made({ chofer1: 'A B' }), 'mal hecho'],
    ['one with something else for a plate', () => made({ tractor: '<b>' }), 'mal hecho'],
  ] as const satisfies [string, () => string | Promise<string>, string][])(
    'is none that is good: %s',
    async (_, of, problema) => {
      expect((await read(await of())).problema).toBe(problema)
    },
  )

  test('is none once it was revoked, or its key withdrawn', async () => {
    const texto = await made()
    expect((await read(texto, { anulado: (serial) => serial === pase.serial })).problema).toBe('anulado')
    expect((await read(texto, { claves: [] })).problema).toBe('clave desconocida')
  })

  test('that was altered in any letter is never good', async () => {
    const texto = await made()
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
    let tried = 0
    for (let at = 0; at < texto.length; at += 3) {
      const other = letters.charAt((letters.indexOf(texto.charAt(at)) + 7) % 45)
      const { problema } = await read(texto.slice(0, at) + other + texto.slice(at + 1))
      expect(problema, `letter ${String(at)}`).toBeDefined()
      tried++
    }
    expect(tried).toBeGreaterThan(60)
  })

  test('whatever else is scanned is no fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (texto) => {
        expect((await read(marcaDePase + texto)).problema).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})

test('base45 is what the RFC says, and back', () => {
  expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0')
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes)
    }),
  )
  for (const wrong of ['A', 'GGW', ':::', 'ab'] as const) expect(fromBase45(wrong)).toBeUndefined()
})
