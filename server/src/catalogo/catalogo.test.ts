import { describe, expect, test } from 'vitest'
import { findPickList } from './picklists.ts'
import { tiposDocumento } from './catalogoInicial.ts'
import { frases } from './frases.ts'

const named = (recurso: string, nombre: string) =>
  tiposDocumento.find((tipo) => tipo.docrectipo_recurso === recurso && tipo.nombre === nombre)

describe('the catalogue of document types', () => {
  test.each([
    ['transporte', 8, 4],
    ['chofer', 14, 6],
    ['chofer dado de baja', 5, 1],
    ['dominio', 13, 5],
  ])('%s has %i types, %i of them critical', (recurso, types, critical) => {
    const tipos = tiposDocumento.filter((tipo) => tipo.docrectipo_recurso === recurso)
    expect(tipos).toHaveLength(types)
    expect(tipos.filter((tipo) => tipo.critico)).toHaveLength(critical)
  })

  test('tells its entries apart by a key that never changes', () => {
    const claves = tiposDocumento.map((tipo) => `${tipo.docrectipo_recurso}|${tipo.clave}`)
    expect(new Set(claves).size).toBe(claves.length)
    expect(tiposDocumento.filter((tipo) => !/^[a-z0-9-]+$/.test(tipo.clave))).toEqual([])
  })

  test('says how to get each paper and where its rule comes from', () => {
    for (const tipo of tiposDocumento) {
      expect(tipo.instrucciones.length, tipo.nombre).toBeGreaterThan(60)
      expect(tipo.fuente, tipo.nombre).not.toBe('')
    }
  })

  test('is called in sentences by what people say, where that is shorter', () => {
    for (const { nombre, nombre_corto } of tiposDocumento) {
      expect(nombre_corto?.length ?? 1, nombre).toBeLessThanOrEqual(24)
      expect(nombre_corto?.length ?? 0, nombre).toBeLessThan(nombre.length)
    }
    expect(named('dominio', 'Revisión Técnica Obligatoria')?.nombre_corto).toBe('VTV')
    expect(named('chofer', 'DNI')?.nombre_corto).toBeNull()
  })

  test('is known by phrases that are no single common word', () => {
    expect(Object.keys(frases).sort()).toEqual([...new Set(tiposDocumento.map(({ clave }) => clave))].sort())
    for (const [clave, all] of Object.entries(frases)) {
      expect(all.length, clave).toBeGreaterThan(0)
      for (const frase of all) expect(frase.length, frase).toBeGreaterThan(3)
    }
  })

  test('counts months only where validity runs in months', () => {
    for (const tipo of tiposDocumento) {
      expect(tipo.meses === null, tipo.nombre).toBe(tipo.vigencia !== 'meses')
    }
  })

  test('stops asking for the LiNTI after Decreto 196/2025', () => {
    expect(named('chofer', 'LiNTI')?.vigente_hasta).toBe('2025-05-17')
  })

  test('asks for the papers of a load only where that load is carried', () => {
    expect(named('chofer', 'Curso de mercancías peligrosas')?.aplica_peligrosas).toBe(true)
    expect(named('dominio', 'Habilitación UTA')?.aplica_alimentos).toBe(true)
    expect(named('dominio', 'RUTA')?.aplica_tipo_vehiculo).toBe('MOTRIZ')
    expect(named('dominio', 'Prueba hidráulica de cisterna')?.aplica_carrocerias).toEqual(['Cisterna'])
    expect(named('chofer', 'DNI')?.aplica_peligrosas).toBe(false)
  })
})

describe('pick lists', () => {
  test.each([
    ['contacts', 'codigoarea', 20],
    ['Contacts', 'tipo_documento', 3],
    ['dominios', 'vehiculo', 9],
    ['dominios', 'cantidad_ejes', 9],
    ['dominios', 'carroceria', 11],
    ['dominios', 'titularidad', 3],
    ['dominios', 'pais_patente', 20],
    ['unidades', 'estado', 2],
  ])('%s.%s offers %i values', (module, field, count) => {
    expect(findPickList(module, field)).toHaveLength(count)
  })

  test.each([
    ['dominios', 'color'],
    ['constructor', 'name'],
    ['__proto__', 'toString'],
  ])('%s.%s does not exist', (module, field) => {
    expect(findPickList(module, field)).toBeUndefined()
  })
})
