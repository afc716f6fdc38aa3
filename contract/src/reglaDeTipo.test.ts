import { describe, expect, test } from 'vitest'
import { condicionesDe, diaDeEfecto, sinCondiciones, tipoProblems, type ReglaDeTipo } from './reglaDeTipo.ts'

const deDominio: ReglaDeTipo = {
  ...sinCondiciones,
  docrectipo_recurso: 'dominio',
  vigencia: 'impresa',
  meses: null,
}

describe('a document type', () => {
  test.each<[string, Partial<ReglaDeTipo>, string[]]>([
    ['may have no conditions', {}, []],
    ['of so many months says how many', { vigencia: 'meses' }, ['meses']],
    ['of so many months is good', { vigencia: 'meses', meses: 12 }, []],
    ['with a printed date has no months', { meses: 12 }, ['meses']],
    ['may last a day', { vigente_desde: '2026-01-01', vigente_hasta: '2026-01-01' }, []],
    [
      'does not end before it begins',
      { vigente_desde: '2026-01-02', vigente_hasta: '2026-01-01' },
      ['vigente_hasta'],
    ],
    [
      'of dominios may ask for vehicles',
      { aplica_vehiculos: ['Tractor'], aplica_tipo_vehiculo: 'MOTRIZ' },
      [],
    ],
    ['of dominios asks for nobody’s nationality', { aplica_extranjeros: true }, ['aplica_extranjeros']],
    [
      'of choferes asks for no vehicle',
      { docrectipo_recurso: 'chofer', aplica_carrocerias: ['Cisterna'], aplica_titularidades: ['LEASING'] },
      ['aplica_carrocerias', 'aplica_titularidades'],
    ],
    [
      'of choferes on leave may be for foreigners',
      { docrectipo_recurso: 'chofer dado de baja', aplica_extranjeros: true },
      [],
    ],
    [
      'of the transporte has no conditions',
      { docrectipo_recurso: 'transporte', aplica_peligrosas: true, aplica_alimentos: true },
      ['aplica_peligrosas', 'aplica_alimentos'],
    ],
  ])('%s', (_, values, fields) => {
    expect(Object.keys(tipoProblems({ ...deDominio, ...values }))).toEqual(fields)
  })
})

test('a form asks for the conditions that a resource of the kind can meet', () => {
  expect(condicionesDe('transporte')).toEqual([])
  expect(condicionesDe('chofer')).toEqual(['aplica_extranjeros', 'aplica_peligrosas', 'aplica_alimentos'])
  expect(condicionesDe('dominio')).not.toContain('aplica_extranjeros')
})

describe('a change is first felt', () => {
  const always = { ...sinCondiciones, docrectipo_recurso: 'chofer', critico: true, obligatorio: true }
  const later = { ...always, vigente_desde: '2026-12-01' }
  const over = { ...always, vigente_hasta: '2025-05-17' }
  const ending = { ...always, vigente_hasta: '2026-11-30' }
  test.each([
    ['today, when nothing changes', always, always, '2026-11-21'],
    ['today, when it asks otherwise', always, { ...always, critico: false }, '2026-11-21'],
    ['today, when it stops being so until later', always, later, '2026-11-21'],
    ['the day it begins, when it is new', null, later, '2026-12-01'],
    ['the day it begins again', over, later, '2026-12-01'],
    ['today, when it is new and begins at once', null, always, '2026-11-21'],
    ['the day after its end', always, ending, '2026-12-01'],
    [
      'the day that it began on, when it begins later',
      later,
      { ...always, vigente_desde: '2027-01-01' },
      '2026-12-01',
    ],
    [
      'the day it begins, when it asks otherwise then',
      later,
      { ...later, aplica_peligrosas: true },
      '2026-12-01',
    ],
    [
      'never, when the same are asked in another order',
      { ...later, aplica_vehiculos: ['Tractor', 'Chasis'] },
      { ...later, aplica_vehiculos: ['Chasis', 'Tractor'] },
      '2026-11-21',
    ],
  ])('%s', (_, before, after, dia) => {
    expect(diaDeEfecto(before, after, '2026-11-21')).toBe(dia)
  })
})
