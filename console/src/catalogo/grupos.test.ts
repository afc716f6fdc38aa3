import { describe, expect, test } from 'vitest'
import { readCatalogo } from './address.ts'
import { gruposDe, type Agrupado } from './grupos.ts'
import { vigenteEl } from './vigente.ts'

const hoy = '2026-11-21'

const tipo = (values: Partial<Agrupado>): Agrupado => ({
  nombre: 'DNI',
  nombre_corto: null,
  docrectipo_recurso: 'chofer',
  vigente_desde: null,
  vigente_hasta: null,
  ...values,
})

test.each([
  ['of ever', {}, 'vigentes'],
  ['that begins today', { vigente_desde: hoy }, 'vigentes'],
  ['that ends today', { vigente_hasta: hoy }, 'vigentes'],
  ['that begins tomorrow', { vigente_desde: '2026-11-22' }, 'futuros'],
  ['that ended yesterday', { vigente_hasta: '2026-11-20' }, 'terminados'],
] as const)('a type %s is among the %s ones', (_, days, expected) => {
  expect(vigenteEl(tipo(days), hoy)).toBe(expected)
})

describe('what an address leaves of the catalogue', () => {
  const all = [
    tipo({ nombre: 'Cédula', docrectipo_recurso: 'dominio' }),
    tipo({ nombre: 'Revisión Técnica', nombre_corto: 'VTV', docrectipo_recurso: 'dominio' }),
    tipo({ nombre: 'DNI' }),
    tipo({ nombre: 'LiNTI', vigente_hasta: '2025-05-17' }),
  ]
  const left = (search: object) =>
    gruposDe(all, readCatalogo(search), hoy).map(({ recurso, tipos }) => [
      recurso,
      tipos.map(({ nombre }) => nombre),
    ])

  test('is what is in force, by resource, without resources that have nothing left', () => {
    expect(left({})).toEqual([
      ['chofer', ['DNI']],
      ['dominio', ['Cédula', 'Revisión Técnica']],
    ])
    expect(left({ vigentes: 'TODOS' })[0]).toEqual(['chofer', ['DNI', 'LiNTI']])
    expect(left({ recurso: 'dominio', vigentes: 'futuros' })).toEqual([])
  })

  test('is found by words in any order, without accents, and by what it is called in a sentence', () => {
    expect(left({ search: 'tecnica revision' })).toEqual([['dominio', ['Revisión Técnica']]])
    expect(left({ search: 'vtv' })).toEqual([['dominio', ['Revisión Técnica']]])
  })

  test('an address that says what nobody knows says nothing', () => {
    expect(left({ recurso: 'nave', vigentes: 'siempre' })).toEqual(left({}))
  })
})
