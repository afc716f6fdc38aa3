import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a form asks for the places of one province, before anybody signed in', async () => {
  const filter = { geo_pais: 'Argentina', geo_provincia: 'Tierra del Fuego' }
  const records = await anonymous(app).call('getCiudades', {
    order: 'geo_provincia ASC, denominacion ASC',
    filter,
  })
  expect(records).toEqual(
    ['Río Grande', 'Tolhuin', 'Ushuaia'].map((name) => ({ ...filter, denominacion: name, othercity: name })),
  )
})

/** Of no list: «Otra localidad» takes what is typed. */
const paraje = 'Paraje Ñandubaysal “El Ombú”'

test('a place that is on no list is taken as typed when registering', async () => {
  const { records } = await anonymous(app).call('saveRecord', {
    module: 'Contacts',
    record: '0',
    values: {
      firstname: 'Ana',
      lastname: 'Prueba',
      tipo_documento: 'Extranjero',
      cuit: 'PRUEBA-LOCALIDAD',
      email: 'otra.localidad@transporte.example',
      mobile: '+5491154445566',
      mailingstreet: 'Camino vecinal',
      othercountry: 'Argentina',
      otherstate: 'Entre Ríos',
      othercity: paraje,
    },
  })
  const registro = await app.owner
    .selectFrom('registro')
    .select('othercity')
    .where('registroid', '=', records[0]?.registroid ?? '')
    .executeTakeFirst()
  expect(registro).toEqual({ othercity: paraje })
})

test('and in the profile and a chofer’s address', async () => {
  const carrier = await signedIn(app)
  const profile = await carrier.call('SaveProfile', {
    values: {
      firstname: 'Ana',
      lastname: 'Prueba',
      mobile: '+5491154445566',
      accountname: 'Transportes de prueba',
      mailingstreet: 'Camino vecinal',
      othercountry: 'Uruguay',
      otherstate: 'Río Negro',
      othercity: paraje,
    },
  })
  expect(profile.records[0]).toMatchObject({ otherstate: 'Río Negro', othercity: paraje })
  const chofer = await carrier.call('SaveChofer', {
    choferid: '0',
    values: {
      nombre: 'Eva',
      apellido: 'Prueba',
      tipo_documento: 'DNI',
      documento: '20111333',
      nacionalidad: 'Argentina',
      pais: 'Argentina',
      provincia: 'Entre Ríos',
      ciudad: paraje,
    },
  })
  expect(chofer.records[0]).toMatchObject({ provincia: 'Entre Ríos', ciudad: paraje })
})
