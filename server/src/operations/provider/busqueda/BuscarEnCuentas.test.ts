import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
  for (const accountname of ['Fletes Norte', 'Fletes Sur']) {
    const { cuenta_id } = await app.make.cuenta({
      accountname,
      tipo_documento: 'CUIT',
      cuit: accountname === 'Fletes Sur' ? '30999000017' : '30999000025',
    })
    await app.make.chofer({
      cuenta_id,
      apellido: 'Gómez',
      nombre: 'Ana',
      estado_cuenta: accountname === 'Fletes Sur' ? 'ACTIVO' : 'BAJA',
    })
    await app.make.dominio({ cuenta_id, dominio: 'AB123CD', marca: 'Pampera' })
  }
})
afterAll(() => app.stop())

const found = async (search: string) =>
  (await revisor.call('BuscarEnCuentas', { search })).records.map(
    ({ clase, titulo, estado, accountname }) => `${clase}: ${titulo} · ${accountname} (${estado})`,
  )

test('finds what every carrier has of it, those on the road first', async () => {
  expect(await found('gomez ana')).toEqual([
    'chofer: Gómez, Ana · Fletes Sur (ACTIVO)',
    'chofer: Gómez, Ana · Fletes Norte (BAJA)',
  ])
})

test('a plate may be typed with spaces', async () => {
  expect((await found('ab 123 cd')).sort()).toEqual([
    'dominio: AB123CD · Fletes Norte (ACTIVO)',
    'dominio: AB123CD · Fletes Sur (ACTIVO)',
  ])
})

test('finds an account by its name and by its number, however that is written', async () => {
  expect(await found('fletes')).toEqual([
    'cuenta: Fletes Norte · Fletes Norte (null)',
    'cuenta: Fletes Sur · Fletes Sur (null)',
  ])
  const [cuenta] = (await revisor.call('BuscarEnCuentas', { search: '30-99900001-7' })).records
  expect(cuenta).toMatchObject({
    clase: 'cuenta',
    titulo: 'Fletes Sur',
    detalle: 'CUIT 30-99900001-7',
    foto: null,
  })
})

test('brings what a dominio is drawn from', async () => {
  const [dominio] = (await revisor.call('BuscarEnCuentas', { search: 'AB123CD' })).records
  expect(dominio).toMatchObject({ vehiculo: 'Tractor', marca: 'Pampera', pais_patente: 'Argentina' })
})

test('signs stand for themselves', async () => {
  expect(await found('%%%')).toEqual([])
  expect(await found('___')).toEqual([])
})

test('two letters are refused', async () => {
  await expect(revisor.call('BuscarEnCuentas', { search: ' go ' })).rejects.toMatchObject({
    body: { code: 1510, fields: { search: 'Escribí al menos 3 letras o números' } },
  })
})
