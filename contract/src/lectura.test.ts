import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparar,
  fechasLeidas,
  leer,
  listaPersonas,
  nombra,
  type Esperado,
  type Identidad,
  type Papel,
} from './lectura.ts'

const nadie = { nombre: '', dominio: null, documento: null, cuil: null }
const tractor: Identidad = { ...nadie, nombre: 'La Calandria', dominio: 'AB123CD' }
const oscar: Identidad = { ...nadie, nombre: 'Llanos, Óscar', documento: '28318405', cuil: '20283184057' }
const transporte = { nombre: 'Transportes Ficción del Sur S.A.', cuit: '30999000017' }
const fechas = { fecha_emision: null, fecha_vencimiento: null, periodo: null }

const papel = (text: string): Papel => {
  const read = leer(`${text}\nDocumento ficticio, sin validez. Sirve para mostrar el portal.`)
  if (!read) throw new Error('no text')
  return read
}
const said = (text: string, de: Identidad | null, more: Partial<Esperado> = {}) =>
  comparar(papel(text), { de, transporte, fechas, ...more }).map(
    ({ que, coincide, dice }) => `${que} ${coincide ? 'sí' : 'no'} ${dice}`,
  )

test('what carries no text, or hardly any, was not read', () => {
  expect(leer('')).toBeUndefined()
  expect(leer(' \n 1 de 2 \f')).toBeUndefined()
  expect(leer('Póliza de responsabilidad civil AB 123 CD')).toBeDefined()
})

describe('a plate', () => {
  test.each([
    'AB123CD',
    'AB 123 CD',
    'AB-123-CD',
    'ab 123 cd',
    'AB123\nCD',
    'A B 1 2 3 C D',
    'AB\u00a0123\u2011CD',
  ])('is found written %j', (written) =>
    expect(said(`Dominio: ${written}.`, tractor)).toEqual(['dominio sí AB123CD']),
  )

  test.each([
    ['Dominio AB 123 CE', 'AB123CE'],
    ['vehículo AF-456-GH asegurado', 'AF456GH'],
    ['Dominio: ABC 123', 'ABC123'],
    ['DOMINIO\nAB 123 SU', 'AB123SU'],
    ['Patente\nabc123', 'ABC123'],
  ])('of another is told: %j', (text, other) => {
    expect(said(text, tractor)).toEqual([`dominio no ${other}`])
  })

  test.each(['más DE 100 KM de aquí', 'Ley 244', 'ART 123', 'XAB123CD9', 'del 100 al 200'])(
    'is not seen in %j',
    (text) => expect(said(text, tractor)).toEqual([]),
  )

  test('its own beside another’s is its own: a tractor and its semi stand on one paper', () => {
    expect(said('Dominios AC456EF y AB123CD', tractor)).toEqual(['dominio sí AB123CD'])
  })
})

describe('a person', () => {
  test.each([
    ['CUIL 20-28318405-7', 'cuil sí 20283184057'],
    ['DNI 28.318.405', 'documento sí 28318405'],
    ['Documento 28318405', 'documento sí 28318405'],
    ['OSCAR LLANOS', 'nombre sí Llanos, Óscar'],
    ['Llanos, Oscar', 'nombre sí Llanos, Óscar'],
  ])('is found in %j', (text, found) => expect(said(text, oscar)).toContain(found))

  test('another’s number in their place is told, and a doctor’s beside their own is not', () => {
    expect(said('CUIL 27-28033514-8', oscar)).toEqual(['cuil no 27280335148'])
    expect(said('DNI 30.111.222', { ...oscar, cuil: null })).toEqual(['documento no 30111222'])
    expect(said('Llanos Óscar. Dra. Paz, CUIT 27-28033514-8', oscar)).toEqual(['nombre sí Llanos, Óscar'])
  })

  test('half a name, or a number inside another, is nobody', () => {
    expect(said('Sr. Llanos', oscar)).toEqual([])
    expect(said('Recibo 9928318405, 28318405.50 pesos', oscar)).toEqual([])
  })
})

describe('the carrier', () => {
  test('its number and its name are found, and another company’s is told where nothing else names it', () => {
    expect(said('TRANSPORTES FICCION DEL SUR SA CUIT 30-99900001-7', null)).toEqual([
      'cuit sí 30999000017',
      'nombre sí Transportes Ficción del Sur S.A.',
    ])
    expect(said('CUIT 30-70308853-4', null)).toEqual(['cuit no 30703088534'])
    expect(said('Dominio AB123CD. Aseguradora, CUIT 30-70308853-4', tractor)).toEqual(['dominio sí AB123CD'])
  })

  test('an invalid number is no number', () => {
    expect(said('CUIT 30-70308853-5', null)).toEqual([])
  })
})

describe('a list of people', () => {
  const nomina = papel('Nómina: Bosque, Lucía 27-28033514-8; Llanos, Óscar 20-28318405-7')
  test('names who is on it and nobody else', () => {
    expect(nombra(nomina, oscar)).toBe(true)
    expect(nombra(nomina, { ...nadie, nombre: 'Olmos, Inés', documento: '31222333' })).toBe(false)
    expect(listaPersonas(nomina, transporte.cuit)).toBe(true)
    expect(listaPersonas(papel('Acuse de recibo'), transporte.cuit)).toBe(false)
  })
})

describe('dates', () => {
  test.each([
    ['Vence el 12/11/2026', { fecha_vencimiento: '2026-11-12' }],
    ['Vigencia desde el 01/02/2026 hasta las 12 hs del 01/02/2027', { fecha_vencimiento: '2027-02-01' }],
    ['Fecha de vencimiento: 5 de marzo de 2027', { fecha_vencimiento: '2027-03-05' }],
    [
      'EMISIÓN\n09/11/2026 VENCIMIENTO\n14/11/2027',
      { fecha_emision: '2026-11-09', fecha_vencimiento: '2027-11-14' },
    ],
    ['Período 11/2026', { periodo: '2026-11' }],
    ['Período fiscal: noviembre de 2026', { periodo: '2026-11' }],
    // A row of heads over a row of values.
    ['Emisión Vencimiento 09/11/2026 14/11/2027', {}],
    // Two ends: nobody knows which.
    ['Vence el 12/11/2026. Vence el 13/11/2026', {}],
    ['Vence el 31/02/2026', {}],
    ['Firmado el 12/11/2026', {}],
  ])('%j', (text, read) => expect(fechasLeidas(papel(text))).toEqual({ ...fechas, ...read }))

  test('one that is typed agrees, or not; one that is not typed is held against nothing', () => {
    const typed = (fecha_vencimiento: string | null) => ({ fechas: { ...fechas, fecha_vencimiento } })
    expect(said('Vence el 12/11/2026', null, typed('2026-11-12'))).toEqual([
      'fecha_vencimiento sí 2026-11-12',
    ])
    expect(said('Vence el 12/11/2026', null, typed('2026-12-12'))).toEqual([
      'fecha_vencimiento no 2026-11-12',
    ])
    expect(said('Vence el 12/11/2026', null, typed(null))).toEqual([])
  })
})

describe('whatever is written', () => {
  const noise = fc.stringMatching(/^[a-z ,.]{0,60}$/)
  const plate = fc.stringMatching(/^A[A-Z]\d{3}[A-Z]{2}$/)
  const separator = fc.constantFrom('', ' ', '-', '\n', ' - ')
  const typedLike = (dominio: string, between: string) =>
    [dominio.slice(0, 2), dominio.slice(2, 5), dominio.slice(5)].join(between.length > 2 ? '-' : between)

  test('a plate is found however it is spaced, and never told to be another’s', () => {
    fc.assert(
      fc.property(noise, plate, separator, noise, (before, dominio, between, after) => {
        const text = `${before}; ${typedLike(dominio, between)}; ${after}`
        expect(said(text, { ...nadie, dominio })).toEqual([`dominio sí ${dominio}`])
      }),
    )
  })

  test('what is not on the paper is never found on it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const read = leer(text)
        if (!read) return
        const agreed = comparar(read, { de: oscar, transporte, fechas }).filter(({ coincide }) => coincide)
        for (const { que, dice } of agreed)
          if (que !== 'nombre') expect(text.replace(/\D/g, '')).toContain(dice.slice(-8, -1))
      }),
    )
  })

  test('small letters and punctuation say nothing of anybody', () => {
    fc.assert(
      fc.property(noise, (text) => {
        expect(said(text, tractor)).toEqual([])
        expect(said(text, oscar)).toEqual([])
        expect(said(text, null)).toEqual([])
      }),
    )
  })
})
