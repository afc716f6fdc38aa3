import { Refusal } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
let revisor: Operador

beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app, { rol: 'revisor' })
}, 60_000)
afterAll(() => app.stop())

const fila = (n: number, cuit: string, accountname = '') => ({ fila: n, cuit, accountname })

const conocidos = async () =>
  (
    await app.owner.selectFrom('cuit_conocido').select(['cuit', 'accountname']).orderBy('cuit').execute()
  ).filter(({ cuit }) => cuit.startsWith('30999'))

test('a sheet of known numbers is rehearsed, loaded, and changes nothing the second time', async () => {
  const { cuenta_id } = await app.make.cuenta({
    tipo_documento: 'CUIT',
    cuit: '30999000041',
    accountname: 'Ficción del Sur',
  })
  const filas = [
    fila(2, '30-99900003-3', 'Fletes del Ñandú'),
    fila(3, '30999000068'),
    fila(4, '30.99900003.3', 'Otra vez'),
    fila(5, '30-99900004-1', 'Ficción del Sur'),
    fila(6, '30-99900003-4', 'Con un dígito de otro'),
    fila(7, '3,0999E+10', 'Que perdió dígitos'),
    fila(8, '', 'Sin número'),
    fila(9, '=CUIT()', 'Fórmula'),
  ]
  const { records } = await revisor.call('RevisarCuitConocidos', { filas })
  expect(records.map(({ resultado }) => resultado)).toEqual([
    'cargar',
    'cargar',
    'error',
    'cuenta',
    'error',
    'error',
    'error',
    'error',
  ])
  expect(records[0]).toMatchObject({ cuit: '30999000033', accountname: 'Fletes del Ñandú', problema: null })
  expect(records[2]?.problema).toBe('Está más de una vez: filas 2, 4')
  expect(records[3]?.cuenta).toEqual({ cuentaid: cuenta_id, accountname: 'Ficción del Sur' })
  expect(records[5]?.problema).toContain('3,0999E+10')
  expect(records[6]?.problema).toBe('Campo requerido')
  expect(await conocidos()).toEqual([])

  const loaded = await administrador.call('CargarCuitConocidos', { filas })
  expect(loaded.records.filter(({ resultado }) => resultado === 'cargar')).toHaveLength(2)
  const after = [
    { cuit: '30999000033', accountname: 'Fletes del Ñandú' },
    { cuit: '30999000068', accountname: null },
  ]
  expect(await conocidos()).toEqual(after)

  const again = await administrador.call('CargarCuitConocidos', { filas: filas.slice(0, 2) })
  expect(again.records.map(({ resultado }) => resultado)).toEqual(['igual', 'igual'])
  expect(await conocidos()).toEqual(after)
})

test('who reviews sees what a sheet would do, and loads nothing', async () => {
  const error: unknown = await revisor
    .call('CargarCuitConocidos', { filas: [fila(2, '30-99900006-8')] })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
})

test('of two who load one number at once both are told, and it is there once', async () => {
  const filas = [fila(2, '30-99900008-4', 'A la vez')]
  await Promise.all([1, 2].map(() => administrador.call('CargarCuitConocidos', { filas })))
  expect((await conocidos()).filter(({ accountname }) => accountname === 'A la vez')).toHaveLength(1)
})
