import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { expect, test } from 'vitest'
import { redesIn, schema, valuesAtFirst } from './programaForm.ts'

const hoy = hoyEnBuenosAires()
const values = { ...valuesAtFirst(hoy), nombre: 'Despacho' }

test('with a name alone it is a program that asks for a year from anywhere', () => {
  expect(schema.parse(values)).toEqual({
    nombre: 'Despacho',
    alcances: ['aptitud:leer'],
    vence: sumarDias(hoy, 365),
    redes: [],
    por_minuto: 600,
  })
})

test('networks are read however they stand beside each other', () => {
  expect(redesIn(' 192.0.2.14\n10.0.4.0/24, 2001:db8::/48\r\n\n')).toEqual([
    '192.0.2.14',
    '10.0.4.0/24',
    '2001:db8::/48',
  ])
})

test.each([
  [{ redes: 'la oficina' }, 'redes', 'Escribí una dirección o una red, como 192.0.2.14 o 10.0.4.0/24'],
  [{ redes: Array.from({ length: 21 }, () => '192.0.2.1').join('\n') }, 'redes', 'A lo sumo 20 redes'],
  [{ alcances: [] }, 'alcances', 'Elegí al menos una cosa que pueda ver'],
  [{ vence: '' }, 'vence', 'Elegí hasta qué día, como 15/12/2026'],
  [{ vence: sumarDias(hoy, -1) }, 'vence', 'Ese día ya pasó: elegí hoy o uno que venga'],
  [{ por_minuto: '' }, 'por_minuto', 'Un número entero de 1 a 6000'],
  [{ por_minuto: '1e3' }, 'por_minuto', 'Un número entero de 1 a 6000'],
  [{ por_minuto: '6001' }, 'por_minuto', 'Un número entero de 1 a 6000'],
])('%o is refused beside %s', (typed, field, said) => {
  const { error } = schema.safeParse({ ...values, ...typed })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), enEspanol(message)])).toEqual([
    [field, said],
  ])
})
