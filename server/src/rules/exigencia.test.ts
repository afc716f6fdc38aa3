import { sumarDias } from '@portal/contract/calendario.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rigorEn } from './exigencia.ts'
import { masEstricto } from './oracle/masEstricto.ts'

const hoy = '2026-05-20'

const tipo = fc.record({
  alcance: fc.constantFrom('general' as const, 'por operación' as const),
  obligatorio: fc.boolean(),
  critico: fc.boolean(),
})
const dia = fc.option(fc.integer({ min: -3, max: 3 }).map((days) => sumarDias(hoy, days)))
const exigencia = fc.record({
  obligatorio: fc.boolean(),
  critico: fc.boolean(),
  vigente_desde: dia,
  vigente_hasta: dia,
})

test('an operacion that asks nothing of a type asks for it as everybody is asked', () => {
  fc.assert(
    fc.property(tipo, (tipo) => {
      const { alcance, ...general } = tipo
      expect(rigorEn(tipo, null, hoy)).toEqual(alcance === 'general' ? general : null)
    }),
  )
})

test('an operacion never asks for less than everybody is asked for, and on no day but its own for more', () => {
  fc.assert(
    fc.property(tipo, exigencia, (tipo, exigencia) => {
      const [general, there] = [rigorEn(tipo, null, hoy), rigorEn(tipo, exigencia, hoy)]
      for (const field of ['obligatorio', 'critico'] as const)
        if (general?.[field] === true) expect(there?.[field]).toBe(true)
      const { vigente_desde, vigente_hasta } = exigencia
      const inForce =
        (vigente_desde === null || vigente_desde <= hoy) && (vigente_hasta === null || vigente_hasta >= hoy)
      if (!inForce) expect(there).toEqual(general)
    }),
  )
})

test('a slot that several ask for is as strict as whoever asks most strictly, and asked for where anybody asks', () => {
  expect(masEstricto([null, null])).toBeNull()
  expect(
    masEstricto([null, { obligatorio: true, critico: false }, { obligatorio: false, critico: true }]),
  ).toEqual({ obligatorio: true, critico: true })
})
