import { expect, test } from 'vitest'
import { filtrosDe, isDireccionDe, sinEsquema } from './calendario.ts'

const entera = `https://portal.example/ical/cal_c7Xmq_${'a'.repeat(43)}.ics`

test('an address that was just made is the one that is told without its secret', () => {
  expect(isDireccionDe(entera, 'https://portal.example/ical/cal_c7Xmq….ics')).toBe(true)
})

test.each([
  ['another one', 'https://portal.example/ical/cal_c8Xmq….ics'],
  ['none', null],
])('where there is %s by now, it is not shown any more', (_, dicha) => {
  expect(isDireccionDe(entera, dicha)).toBe(false)
})

test('where nobody tells it, the one that was made is the only one known', () => {
  expect(isDireccionDe(entera, undefined)).toBe(true)
  expect(filtrosDe({ activo: true })).toEqual({
    solo_critico: false,
    choferes_y_dominios: true,
    transporte: true,
  })
})

test('people read it without what stands before its name', () => {
  expect(sinEsquema('https://portal.example/ical/cal_c7Xmq….ics')).toBe('portal.example/ical/cal_c7Xmq….ics')
})
