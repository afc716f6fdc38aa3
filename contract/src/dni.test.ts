import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCuit } from './identificacion.ts'
import { leerDni, nombrePropio, type ProblemaDeDni } from './dni.ts'

/** Invented, as everybody in these tests. */
const today = '00999000402@IBÁÑEZ FICTICIA@JULIA INÉS@F@99000402@A@14/03/1991@02/05/2019'
const first =
  '@99000402    @A@1@IBAÑEZ FICTICIA@JULIA INES@ARGENTINA@14/03/1991@F@02/05/2010@00099000402@7001 @02/05/2025@102@0@ILR:2.01 C:100502.01@UNIDAD #12 || S/N: 0000>0000'

const card = (text: string) => {
  const leido = leerDni(text)
  if (!('dni' in leido)) throw new Error(leido.problema)
  return leido.dni
}

describe('a card from 2012 on', () => {
  it('is read with eight fields, without a CUIL', () => {
    expect(card(today)).toEqual({
      tarjeta: 'desde 2012',
      tramite: '00999000402',
      apellido: 'IBÁÑEZ FICTICIA',
      nombres: 'JULIA INÉS',
      sexo: 'F',
      documento: '99000402',
      ejemplar: 'A',
      cuil: null,
      cuilDudoso: false,
      nacionalidad: null,
      fecha_nacimiento: '1991-03-14',
      fecha_emision: '2019-05-02',
      fecha_vencimiento: null,
    })
  })

  it('is read with nine, and its CUIL is the number between what the ninth says', () => {
    expect(card('00999000401@FICTICIO@PEDRO@M@42528721@B@01/02/2000@03/04/2018@234')).toMatchObject({
      cuil: '23425287214',
      cuilDudoso: false,
    })
  })

  it.each(['235', '999', '23', 'ABC', '2345'])(
    'takes no CUIL of a ninth field that is wrong: %s',
    (ninth) => {
      expect(card(`00999000401@FICTICIO@PEDRO@M@42528721@B@01/02/2000@03/04/2018@${ninth}`)).toMatchObject({
        documento: '42528721',
        cuil: null,
        cuilDudoso: true,
      })
    },
  )

  it('may have M or F before its number, dots and noughts in it', () => {
    for (const number of ['M42528721', 'F42528721', '42.528.721', '042528721'])
      expect(card(today.replace('99000402@A', `${number}@A`)).documento).toBe('42528721')
    expect(card(today.replace('99000402@A', '6123456@A')).documento).toBe('6123456')
  })

  it.each<[ProblemaDeDni, string, string]>([
    ['apellido', 'IBÁÑEZ FICTICIA', '1234'],
    ['nombres', 'JULIA INÉS', ''],
    ['sexo', '@F@', '@W@'],
    ['documento', '99000402@A', '990004@0@A'],
    ['documento', '99000402@A', '990004021@A'],
    ['fecha_nacimiento', '14/03/1991', '31/02/1991'],
    ['fecha_emision', '02/05/2019', '02/05/1980'],
  ])('names what can not be: %s', (problema, from, to) => {
    const read = leerDni(today.replace(from, to))
    expect(read).toEqual({ problema: to.includes('@0@') ? 'no es un dni' : problema })
  })
})

describe('a first card', () => {
  it('is read with its number second and its end', () => {
    expect(card(first)).toMatchObject({
      tarjeta: '2009 a 2012',
      documento: '99000402',
      apellido: 'IBAÑEZ FICTICIA',
      nombres: 'JULIA INES',
      nacionalidad: 'ARGENTINA',
      sexo: 'F',
      fecha_nacimiento: '1991-03-14',
      fecha_emision: '2010-05-02',
      fecha_vencimiento: '2025-05-02',
      cuil: null,
    })
  })
})

it('is nothing of another code', () => {
  for (const text of [
    '',
    '@',
    '@@@@@@@@',
    'https://ejemplo.invalid/?p=1',
    'a@b@c@d@e@f@g@h',
    today.repeat(20),
  ])
    expect(leerDni(text)).toEqual({ problema: 'no es un dni' })
})

const letters = fc.stringMatching(/^[A-ZÑÁÉÍÓÚÜ]{2,12}( [A-ZÑÁÉÍÓÚÜ]{2,12})?$/)
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2009-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const slashed = (date: string) => date.split('-').reverse().join('/')

it('gives back whatever a card of either layout says', () => {
  fc.assert(
    fc.property(
      letters,
      letters,
      fc.constantFrom('F' as const, 'M' as const, 'X' as const),
      fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String),
      day,
      fc.boolean(),
      (apellido, nombres, sexo, documento, nacimiento, isFirst) => {
        const [born, issued] = [slashed(nacimiento), '01/07/2011']
        const text = isFirst
          ? `@${documento} @A@1@${apellido}@${nombres}@ARGENTINA@${born}@${sexo}@${issued}@00000000001@1@01/07/2026@`
          : `00000000001@${apellido}@${nombres}@${sexo}@${documento}@A@${born}@${issued}`
        expect(card(text)).toMatchObject({
          ...{ apellido, nombres, sexo, documento },
          fecha_nacimiento: nacimiento,
          fecha_emision: '2011-07-01',
        })
      },
    ),
  )
})

it('never takes a CUIL that holds no check, and never throws', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{3}$/), (ninth) => {
      const { cuil } = card(`${today}@${ninth}`)
      expect(cuil === null || (isCuit(cuil) && cuil.slice(2, 10) === '99000402')).toBe(true)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => void leerDni(text)))
  fc.assert(
    fc.property(fc.nat(today.length - 1), fc.constantFrom('@', '\0', '9', 'Z', ''), (at, sign) => {
      const read = leerDni(today.slice(0, at) + sign + today.slice(at + 1))
      if ('dni' in read) expect(read.dni.documento).toMatch(/^\d{7,8}$/)
    }),
  )
})

it.each([
  ['IBÁÑEZ', 'Ibáñez'],
  ['DE LA FUENTE', 'De la Fuente'],
  ['JULIA DEL CARMEN', 'Julia del Carmen'],
  ["D'ANGELO", "D'Angelo"],
  ['PÉREZ-ÑANDÚ', 'Pérez-Ñandú'],
])('%s is written %s', (capitals, written) => {
  expect(nombrePropio(capitals)).toBe(written)
})
