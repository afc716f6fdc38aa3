import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { describe, expect, test } from 'vitest'
import { geografia } from './geografia.ts'

/** Each country of the dialling-code list: how many provinces (or what it has instead), and some places by the names that people there use. */
const paises: Record<string, [provincias: number, places: string[]]> = {
  Argentina: [
    24,
    ['Córdoba / Córdoba', 'Tucumán / San Miguel de Tucumán', 'Río Negro / San Carlos de Bariloche'],
  ],
  Bolivia: [9, ['La Paz / La Paz', 'Santa Cruz / Santa Cruz de la Sierra', 'Potosí / Potosí']],
  Brasil: [27, ['Distrito Federal / Brasília', 'São Paulo / São Paulo', 'Rio Grande do Sul / Uruguaiana']],
  Chile: [16, ['Metropolitana de Santiago / Santiago', 'Valparaíso / Valparaíso', 'Ñuble / Chillán']],
  Colombia: [33, ['Bogotá D.C. / Bogotá', 'Antioquia / Medellín', 'Cundinamarca / Girardot']],
  'Costa Rica': [7, ['San José / San José', 'Limón / Limón']],
  Cuba: [16, ['La Habana / La Habana', 'Camagüey / Camagüey']],
  Ecuador: [24, ['Pichincha / Quito', 'Guayas / Guayaquil', 'Manabí / Manta']],
  'El Salvador': [14, ['San Salvador / San Salvador', 'Ahuachapán / Ahuachapán']],
  Guatemala: [22, ['Guatemala / Ciudad de Guatemala', 'Suchitepéquez / Mazatenango']],
  Haití: [10, ['Ouest / Puerto Príncipe']],
  Honduras: [18, ['Francisco Morazán / Tegucigalpa', 'Cortés / San Pedro Sula']],
  México: [32, ['Ciudad de México / Ciudad de México', 'Guanajuato / León', 'Yucatán / Mérida']],
  Nicaragua: [17, ['Managua / Managua', 'Estelí / Estelí']],
  Panamá: [13, ['Panamá / Ciudad de Panamá', 'Chiriquí / David']],
  Paraguay: [18, ['Asunción / Asunción', 'Alto Paraná / Ciudad del Este', 'Itapúa / Encarnación']],
  Perú: [26, ['Lima Metropolitana / Lima', 'Cusco / Cusco', 'Huánuco / Huánuco']],
  'Puerto Rico': [78, ['San Juan / San Juan', 'Mayagüez / Mayagüez']],
  Uruguay: [19, ['Montevideo / Montevideo', 'Paysandú / Paysandú', 'Río Negro / Fray Bentos']],
  Venezuela: [25, ['Distrito Capital / Caracas', 'Mérida / Mérida']],
}

const { compare } = new Intl.Collator('es')

const provinciasOf = (geo_pais: string) => [
  ...new Set(geografia({ geo_pais }).map((ciudad) => ciudad.geo_provincia)),
]

describe('geografia', () => {
  test('covers the countries of the dialling-code list, spelled as there', () => {
    const covered = [...new Set(geografia().map((ciudad) => ciudad.geo_pais))]
    expect(covered).toEqual(dialingCodes.map(({ country }) => country))
    expect(covered).toEqual(Object.keys(paises))
  })

  test.each(Object.entries(paises))(
    '%s has all its provinces, and its places',
    (geo_pais, [provincias, places]) => {
      const known = geografia({ geo_pais })
      expect(provinciasOf(geo_pais)).toHaveLength(provincias)
      expect(known.map(({ geo_provincia, denominacion }) => `${geo_provincia} / ${denominacion}`)).toEqual(
        expect.arrayContaining(places),
      )
    },
  )

  test('calls the Argentine capital by its name, as a province and as a place', () => {
    const geo_provincia = 'Ciudad Autónoma de Buenos Aires'
    const places = geografia({ geo_pais: 'Argentina', geo_provincia }).map(({ othercity }) => othercity)
    expect(places).toContain(geo_provincia)
    expect(places).not.toContain('Buenos Aires')
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

  test.each(Object.keys(paises))(
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
