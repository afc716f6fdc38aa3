import { expect, test } from 'vitest'
import { hostOf, saludDe, sumaDe, ultimasHoras, type Salud } from './webhook.ts'

const bare = { webhookid: '32x1', nombre: 'Tablero' }
const ahora = Date.parse('2026-11-27T13:20:00Z')

test.each<[object, Salud | undefined]>([
  [{}, undefined],
  [{ estado: 'encendido', ultimo_exito: null, fallando_desde: null }, 'sinUso'],
  [{ estado: 'encendido', ultimo_exito: '2026-11-27T13:00:00Z', fallando_desde: null }, 'bien'],
  [
    {
      estado: 'encendido',
      ultimo_exito: '2026-11-27T13:00:00Z',
      fallando_desde: '2026-11-27T13:10:00Z',
    },
    'reintenta',
  ],
  [{ estado: 'apagado', apagado_por: 'persona' }, 'apagado'],
  [{ estado: 'apagado', apagado_por: 'sin respuesta' }, 'sinResponder'],
  [{ estado: 'apagado', apagado_por: 'ya no existe' }, 'noExiste'],
  [{ estado: 'revocado' }, 'quitado'],
])('%o is %s', (values, salud) => {
  expect(saludDe({ ...bare, ...values })).toBe(salud)
})

test('hours without anything are there too, and what waits counts as missing', () => {
  const horas = ultimasHoras(
    {
      ...bare,
      horas: [
        { hora: '2026-11-27T13:00:00.000Z', entregadas: 3, pendientes: 1, fallidas: 1 },
        { hora: '2026-11-26T14:00:00.000Z', entregadas: 5, pendientes: 0, fallidas: 0 },
        { hora: '2026-11-26T13:00:00.000Z', entregadas: 9, pendientes: 0, fallidas: 0 },
      ],
    },
    ahora,
  )
  expect(horas).toHaveLength(24)
  expect(horas[0]).toEqual({ llegaron: 5, faltan: 0 })
  expect(horas[23]).toEqual({ llegaron: 3, faltan: 2 })
  expect(sumaDe(horas)).toEqual({ llegaron: 8, faltan: 2 })
})

test('an address is known by its host', () => {
  expect(hostOf('https://hooks.logistica.example:8443/avisos?x=1')).toBe('hooks.logistica.example:8443')
  expect(hostOf('nada')).toBe('nada')
})
