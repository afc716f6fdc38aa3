import { describe, expect, test } from 'vitest'
import { geografia } from './geografia.ts'

const PAISES = [
  'Argentina',
  'Bolivia',
  'Brasil',
  'Chile',
  'Colombia',
  'Costa Rica',
  'Cuba',
  'Ecuador',
  'El Salvador',
  'Guatemala',
  'Haití',
  'Honduras',
  'México',
  'Nicaragua',
  'Panamá',
  'Paraguay',
  'Perú',
  'Puerto Rico',
  'Uruguay',
  'Venezuela',
]

const { compare } = new Intl.Collator('es')

const provinciasOf = (geo_pais: string) => [
  ...new Set(geografia({ geo_pais }).map((ciudad) => ciudad.geo_provincia)),
]

describe('geografia', () => {
  test('covers the countries of the dialling-code list, spelled as there', () => {
    expect([...new Set(geografia().map((ciudad) => ciudad.geo_pais))]).toEqual(PAISES)
  })

  test('names the 24 Argentine jurisdictions with their accents', () => {
    expect(provinciasOf('Argentina')).toEqual([
      'Buenos Aires',
      'Catamarca',
      'Chaco',
      'Chubut',
      'Ciudad Autónoma de Buenos Aires',
      'Córdoba',
      'Corrientes',
      'Entre Ríos',
      'Formosa',
      'Jujuy',
      'La Pampa',
      'La Rioja',
      'Mendoza',
      'Misiones',
      'Neuquén',
      'Río Negro',
      'Salta',
      'San Juan',
      'San Luis',
      'Santa Cruz',
      'Santa Fe',
      'Santiago del Estero',
      'Tierra del Fuego',
      'Tucumán',
    ])
  })

  test('keeps every Argentine place, with namesakes of a province told apart', () => {
    expect(geografia({ geo_pais: 'Argentina' })).toHaveLength(1179)
    const misiones = geografia({ geo_pais: 'Argentina', geo_provincia: 'Misiones' })
    expect(misiones.map((ciudad) => ciudad.denominacion)).toEqual(
      expect.arrayContaining(['San Vicente (Guaraní)', 'San Vicente (San Pedro)', 'Puerto Iguazú']),
    )
  })

  test.each(PAISES)(
    '%s has no English word, empty name or repetition, and is in Spanish order',
    (geo_pais) => {
      const ciudades = geografia({ geo_pais })
      const provincias = provinciasOf(geo_pais)
      const keys = ciudades.map((ciudad) => `${ciudad.geo_provincia}|${ciudad.othercity}`)

      expect(provincias.filter((name) => /Department|Province|Region|District|City/.test(name))).toEqual([])
      expect(ciudades.filter((ciudad) => ciudad.denominacion.trim() === '')).toEqual([])
      expect(new Set(keys).size).toBe(keys.length)
      expect(provincias).toEqual([...provincias].sort(compare))
      for (const geo_provincia of provincias) {
        const names = geografia({ geo_pais, geo_provincia }).map((ciudad) => ciudad.denominacion)
        expect(names).toEqual([...names].sort(compare))
      }
    },
  )

  test('knows nothing of other countries', () => {
    expect(geografia({ geo_pais: 'Francia' })).toEqual([])
  })
})
