import { describe, expect, test } from 'vitest'
import { controlar } from './controles.ts'
import { leer, type Identidad, type Papel } from './lectura.ts'

const nadie = { nombre: '', dominio: null, documento: null, cuil: null }
const tractor: Identidad = { ...nadie, nombre: 'La Calandria', dominio: 'AB123CD' }
const oscar: Identidad = { ...nadie, nombre: 'Llanos, Óscar', documento: '28318405', cuil: '20283184057' }
const ana: Identidad = { ...nadie, nombre: 'Ríos, Ana', documento: '30111222', cuil: null }
const transporte = { nombre: 'Transportes Ficción del Sur S.A.', cuit: '30999000017' }
const fechas = { fecha_emision: null, fecha_vencimiento: null, periodo: null }

const papel = (text: string): Papel => {
  const read = leer(`${text}\nDocumento ficticio, sin validez. Sirve para mostrar el portal.`)
  if (!read) throw new Error('no text')
  return read
}
const held = (
  text: string,
  de: readonly Identidad[],
  more: Partial<Parameters<typeof controlar>[1]> = {},
  entero = true,
) => controlar(papel(text), { de, compartido: false, transporte, fechas, ...more }, { entero })
const said = (...asked: Parameters<typeof held>) =>
  held(...asked).controles.map(({ que, resultado, dice }) =>
    [que, resultado, dice].filter((each) => each !== null).join(' '),
  )

test('each point agrees, says something else or is not there', () => {
  expect(said('Dominio AB 123 CD, Transportes Ficción del Sur SA', [tractor])).toEqual([
    'dominio coincide AB123CD',
    'cuit no encontrado',
    'razon_social coincide Transportes Ficción del Sur S.A.',
  ])
  expect(said('Dominio AB 123 CE, CUIT 30-99900001-7', [tractor])).toEqual([
    'dominio dice otra cosa AB123CE',
    'cuit coincide 30999000017',
    'razon_social no encontrado',
  ])
  expect(said('Nada de lo que se busca', [tractor])).toEqual([
    'dominio no encontrado',
    'cuit no encontrado',
    'razon_social no encontrado',
  ])
})

test('a CUIL has the DNI in it, which is then not asked for again', () => {
  expect(said('CUIL 20-28318405-7, Óscar Llanos', [oscar]).slice(0, 2)).toEqual([
    'cuil coincide 20283184057',
    'nombre coincide Llanos, Óscar',
  ])
  expect(said('APELLIDO Llanos NOMBRE OSCAR DNI 28.318.405', [oscar]).slice(0, 3)).toEqual([
    'cuil no encontrado',
    'documento coincide 28318405',
    'nombre coincide Llanos, Óscar',
  ])
})

describe('a date', () => {
  const typed = { fechas: { ...fechas, fecha_vencimiento: '2027-11-14' } }
  test.each([
    ['Vencimiento: 14/11/2027', 'coincide 2027-11-14'],
    ['válida al 14 de noviembre de 2027', 'coincide 2027-11-14'],
    ['Vence 15/11/2027, y no el 14/11/2027', 'dice otra cosa 2027-11-15'],
    ['sin ninguna', 'no encontrado'],
  ])('that stands there as %j', (text, result) => {
    expect(said(text, [tractor], typed).at(-1)).toBe(`fecha_vencimiento ${result}`)
  })

  test('of which none was declared is told as it is', () => {
    expect(held('Turno 01/02/2026 y 03/02/2026', [tractor], typed).fechas).toEqual([
      '2026-02-01',
      '2026-02-03',
    ])
    expect(held('Vence 14/11/2027, turno 01/02/2026', [tractor], typed).fechas).toEqual([])
  })
})

describe('a paper for several', () => {
  const shared = { compartido: true }
  test('names them all, some, or nobody that is asked for', () => {
    expect(held('Óscar Llanos, Ana Ríos', [oscar, ana], shared).nomina).toEqual({
      resultado: 'coincide',
      total: 2,
      faltan: [],
    })
    expect(held('Óscar Llanos', [oscar, ana], shared).nomina).toMatchObject({
      resultado: 'dice otra cosa',
      faltan: ['Ríos, Ana'],
    })
    expect(held('20-30777888-2', [oscar, ana], shared).nomina?.faltan).toHaveLength(2)
    expect(held('Póliza colectiva', [oscar, ana], shared).nomina?.resultado).toBe('no encontrado')
  })

  test('of which not all was read leaves out nobody for sure', () => {
    expect(held('Óscar Llanos', [oscar, ana], shared, false).nomina?.resultado).toBe('no encontrado')
  })
})

test('of the carrier itself its own number and name are looked for', () => {
  expect(said('CUIT 30-99900001-7', [])).toEqual(['cuit coincide 30999000017', 'razon_social no encontrado'])
})
