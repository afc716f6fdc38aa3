import { describe, expect, test } from 'vitest'
import { readCatalogo } from './address.ts'
import { gruposDe } from './grupos.ts'
import type { Tipo } from './tipo.ts'
import { vigenteEl } from './vigente.ts'

const hoy = '2026-11-21'

const tipo = (values: Partial<Tipo>): Tipo => ({
  tipodocumentoid: '20x1',
  clave: null,
  nombre: 'DNI',
  nombre_corto: null,
  docrectipo_recurso: 'chofer',
  instrucciones: '',
  obligatorio: true,
  critico: false,
  vigencia: 'impresa',
  meses: null,
  aviso_dias: [],
  origen: 'legal',
  fuente: '',
  vigente_desde: null,
  vigente_hasta: null,
  max_archivos: 3,
  orden: 10,
  dia_exigible: 15,
  compartido: false,
  ejemplo: null,
  archivo_ejemplo: null,
  aplica_vehiculos: null,
  aplica_carrocerias: null,
  aplica_tipo_vehiculo: null,
  aplica_peligrosas: false,
  aplica_alimentos: false,
  aplica_titularidades: null,
  aplica_extranjeros: false,
  version: 1,
  cambio: null,
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
