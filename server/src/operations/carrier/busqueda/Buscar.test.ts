import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  // Another carrier has the same of everything.
  for (const cuenta_id of [carrier.cuentaId, (await app.make.cuenta()).cuenta_id]) await furnish(cuenta_id)
})
afterAll(() => app.stop())

async function furnish(cuenta_id: string): Promise<void> {
  const { dominioid: tractor } = await app.make.dominio({
    cuenta_id,
    dominio: 'AB123CD',
    marca: 'Pampera',
    nombre: 'El Tero',
  })
  const { choferid } = await app.make.chofer({
    cuenta_id,
    apellido: 'Gómez',
    nombre: 'Ana',
    documento: '30111222',
  })
  await app.make.chofer({ cuenta_id, apellido: 'Gómez', nombre: 'Beto', estado_cuenta: 'BAJA' })
  await app.make.unidad({ cuenta_id, nombre: 'Norte', tractor })
  const idOf = async (clave: string) =>
    (
      await app.owner
        .selectFrom('tipo_documento')
        .select('tipodocumentoid')
        .where('clave', '=', clave)
        .executeTakeFirstOrThrow()
    ).tipodocumentoid
  await app.make.documento({
    cuenta_id,
    recursoid: choferid,
    tipodocumentoid: await idOf('dni'),
    estado: 'aprobado',
  })
  await app.make.documento({
    cuenta_id,
    recursoid: tractor,
    tipodocumentoid: await idOf('poliza-rc'),
    numero: 'POL-77/123',
  })
}

const found = async (search: string) =>
  (await carrier.call('Buscar', { search })).records.map(
    ({ clase, titulo, detalle, estado }) => `${clase}: ${titulo} · ${detalle} (${estado})`,
  )

const ana = 'chofer: Gómez, Ana · DNI 30111222 (ACTIVO)'
const tractor = 'dominio: AB123CD · Tractor · Pampera · El Tero (ACTIVO)'
const norte = 'unidad: Norte · AB123CD (ACTIVA)'
const dni = 'documento: DNI · Gómez, Ana (activo)'
const poliza = 'documento: Póliza de seguro RC · AB123CD (en revision)'

test.each([
  ['AB 123 CD', [tractor, norte]],
  ['ab-123', [tractor, norte]],
  ['el tero', [tractor, norte]],
  ['30.111.222', [ana]],
  ['gomez ana', [ana]],
  ['GÓMEZ, A', [ana]],
  ['norte', [norte]],
  ['dni', [dni]],
  ['dni gómez', [dni]],
  ['ana DNI', [dni]],
  ['poliza ab123', [poliza]],
  ['poliza gomez', []],
  ['pol-77', [poliza]],
  ['77/1', [poliza]],
  ['100%', []],
  ['__', []],
])('«%s» finds what the carrier has of it', async (search, records) => {
  expect(await found(search)).toEqual(records)
})

test('names those on the road first', async () => {
  expect(await found('gomez')).toEqual([
    ana,
    expect.stringMatching(/^chofer: Gómez, Beto .* \(BAJA\)$/) as string,
  ])
})

test('a letter alone is refused', async () => {
  await expect(carrier.call('Buscar', { search: ' a ' })).rejects.toMatchObject({
    body: { code: 1510, fields: { search: 'Escribí al menos 2 letras o números' } },
  })
})

test('brings what each is drawn from, and nothing of what has no drawing', async () => {
  const { records } = await carrier.call('Buscar', { search: 'ab123' })
  expect(records.map(({ clase, marca, vehiculo }) => [clase, marca, vehiculo])).toEqual([
    ['dominio', 'Pampera', 'Tractor'],
    ['unidad', null, null],
  ])
  const [chofer] = (await carrier.call('Buscar', { search: 'gomez ana' })).records
  expect(chofer).toMatchObject({ clase: 'chofer', documento: '30111222', foto: null })
})

test('shows a handful of each kind', async () => {
  const other = await signedIn(app)
  for (let i = 0; i < 7; i++) await app.make.chofer({ cuenta_id: other.cuentaId, apellido: 'Muchos' })
  expect((await other.call('Buscar', { search: 'muchos' })).records).toHaveLength(5)
})
