import type { CarrierOperations } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caller, type CarrierCaller } from '../testing/caller.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { semillaUser, startSemilla, type Semilla } from '../testing/semilla.ts'

/** The main calls, before a back office that knows nothing of what this product added. */

let semilla: Semilla
let portal: FastifyInstance
let browser: CarrierCaller

const signIn = async (password = semilla.password) => {
  const answer = await caller<never>({ http: portal }, 'portal').send('login', {
    username: 'ana@delsur.example',
    password,
    remember: true,
  })
  return { answer, browser: caller<CarrierOperations>({ http: portal }, 'portal', answer.cookies[0]?.value) }
}

beforeAll(async () => {
  semilla = await startSemilla()
  portal = await startRemotePortal(semilla.url, {
    BACKOFFICE_USER: semillaUser.user,
    BACKOFFICE_PASSWORD: semillaUser.password,
  })
  browser = (await signIn()).browser
})
beforeEach(() => {
  semilla.heard.length = 0
})
afterAll(async () => {
  await portal.close()
  semilla.stop()
})

const asked = () => semilla.heard.map(({ name }) => name)

test('signing in tells who it is, and a wrong password is said in our words', async () => {
  const { answer } = await signIn()
  expect(answer.json()).toMatchObject({
    success: true,
    result: { login: { contact_firstname: 'Ana', contact_lastname: 'Paz', estado: 1 } },
  })
  expect((await signIn('otra')).answer.json()).toMatchObject({
    error: { code: 1210, message: 'Email o contraseña incorrectos.' },
  })
})

test('somebody registers with the fields of the form, and with no other', async () => {
  const values = {
    firstname: 'Eva',
    lastname: 'Ríos',
    tipo_documento: 'CUIT',
    cuit: '20-12345678-6',
    email: 'eva@x.example',
    mobile: '+5491154445566',
    mailingstreet: 'Ruta 9',
    othercountry: 'Argentina',
    otherstate: 'Salta',
    othercity: 'Orán',
  } as const
  const { records } = await browser.call('saveRecord', { module: 'Contacts', record: '0', values })
  expect(records[0]?.registroid).toMatch(/^12x/)
  expect(semilla.data.registros).toMatchObject([{ firstname: 'Eva', cuit: '20123456786' }])
})

test('a list that comes whole is paged, searched and sorted here', async () => {
  const first = await browser.call('ListChoferes', { estado_cuenta: 'ACTIVO', page: 2, order: 'nombre DESC' })
  expect(first).toMatchObject({ page: 2, total: 19, moreRecords: false })
  expect(first.records.map(({ nombre }) => nombre)).toEqual(['Chofer 4', 'Chofer 3', 'Chofer 2', 'Chofer 1'])
  expect(semilla.heard).toEqual([{ name: 'ListChoferes', fields: { estado_cuenta: 'ACTIVO' } }])
  expect(await browser.call('ListChoferes', { search: 'CHÓFER 23' })).toMatchObject({ total: 1 })
  // Nobody says how fit they are.
  expect(await browser.call('ListChoferes', { aptitud: 'habilitado' })).toMatchObject({ total: 0 })
})

test('places are kept to the country that is asked for', async () => {
  const places = await browser.call('getCiudades', { filter: { geo_pais: 'Argentina' } })
  expect(places.map(({ denominacion }) => denominacion)).toEqual(['Esquel', 'Orán'])
  expect(semilla.heard[0]?.fields).toEqual({ order: 'geo_provincia ASC, denominacion ASC' })
})

test('a chofer is made, looked at and changed', async () => {
  const values = { nombre: 'Juan', apellido: 'Sosa', documento: '20111222', fecha_nacimiento: '1980-02-01' }
  const { records } = await browser.call('SaveChofer', { choferid: '0', contactid: '0', values })
  const choferid = records[0]?.choferid ?? ''
  expect(choferid).toMatch(/^17x/)
  expect((await browser.call('DetailChofer', { choferid })).records).toMatchObject([
    { choferid, nombre: 'Juan', fecha_nacimiento: '1980-02-01' },
  ])
  await browser.call('SaveChofer', { choferid, values: { nombre: 'Juan José', version: 3 } })
  expect(semilla.heard.at(-1)).toEqual({
    name: 'SaveChofer',
    fields: { choferid, values: { nombre: 'Juan José' } },
  })
  await expect(browser.call('DetailChofer', { choferid: '17x999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND', message: 'No encontramos lo que buscás.' },
  })
})

test('dominios and unidades are listed, and a unit on another day is told without its fitness', async () => {
  expect(await browser.call('ListDominios', { tipo_vehiculo: 'MOTRIZ' })).toMatchObject({
    total: 1,
    records: [{ dominio: 'AB123CD', cantidad_ejes: 3 }],
  })
  expect((await browser.call('DetailUnidad', { unidadid: '19x1', fecha: '2026-12-24' })).records).toEqual([
    { unidadid: '19x1', nombre: 'La del sur' },
  ])
  expect(semilla.heard.at(-1)?.fields).toEqual({ unidadid: '19x1' })
})

test('what is missing is counted from what the seed knows, which is not asked for more', async () => {
  expect(await browser.call('ContarFaltantes', {})).toEqual({ faltantes: 3 })
  semilla.heard.length = 0
  await browser.call('ContarFaltantes', {})
  expect(asked()).toEqual(['ListRecDocFaltantes'])
})

test('what was presented is not made up from lines that do not say of which document they are', async () => {
  await expect(browser.call('ListDocumentos', {})).rejects.toMatchObject({ body: { code: 1404 } })
  semilla.heard.length = 0
  await browser.send('ListDocumentos', { search: 'rojo' })
  expect(new Set(asked())).toEqual(new Set(['ListRecDocHistorial']))
})

test('who greets with nothing is asked for nothing of ours', async () => {
  const { login } = await browser.call('ping', {})
  semilla.heard.length = 0
  const asks = {
    Buscar: () => browser.call('Buscar', { search: 'ana' }),
    DetailTransporte: () => browser.call('DetailTransporte', {}),
    MarcarRecursos: () => browser.call('MarcarRecursos', { recursos: ['17x1'], marcado: true }),
  }
  for (const [operation, ask] of Object.entries(asks)) {
    expect(login.sinOperaciones).toContain(operation)
    await expect(ask()).rejects.toMatchObject({ body: { code: 1404 } })
  }
  expect(asked()).toEqual([])
})

test('a second step is not even asked for', async () => {
  semilla.heard.length = 0
  for (const [operation, input] of [
    ['DetailTotp', {}],
    ['IniciarTotp', { password: 'x' }],
  ] as const)
    await expect(browser.call(operation, input)).rejects.toMatchObject({ body: { code: 1404 } })
  expect(asked()).toEqual([])
})

test('units are told from the list of them, and whether one may go out nobody knows', async () => {
  const { records } = await browser.call('UnidadesDelDia', { fecha: '2030-01-01' })
  expect(records).toEqual([{ unidadid: '19x1', nombre: 'La del sur' }])
  expect(asked()).toEqual(['UnidadesDelDia', 'ListUnidades'])
})

test('the history is searched and paged there', async () => {
  const page = await browser.call('ListRecDocHistorial', { search: 'Scania', pagesize: 5 })
  expect(page.records).toHaveLength(5)
  expect(page.records[0]).toMatchObject({ docrechistorial_estado: 'en revision' })
  expect(semilla.heard[0]?.fields).toEqual({
    order: 'createdtime ASC',
    page: 1,
    pagesize: 5,
    filter: { search: 'Scania' },
  })
})

test('a document is uploaded and presented in the seed’s own names', async () => {
  const uploaded = await browser.upload([{ name: 'vtv.pdf', bytes: Buffer.from('%PDF-1.4 x') }], {
    recursoid: '18x1',
    tipodocumentoid: '20x3',
  })
  const [file] = uploaded.json<{ result: { records: { archivoid: string }[] } }>().result.records
  expect(semilla.data.archivos).toEqual([
    { _operation: 'upfile', transporteid: '', recursoid: '18x1', tipodocumetoid: '20x3', data: '%PDF-1.4 x' },
  ])
  const values = { recursoid: '18x1', tipodocumentoid: '20x3', archivos: [file?.archivoid ?? ''] }
  const { records } = await browser.call('SaveDocumentoRecurso', { values })
  expect(records[0]?.documentoid).toMatch(/^21x/)
  expect(semilla.data.presentados).toEqual([
    { transporteid: '', recursoid: '18x1', tipodocumentoid: '20x3', data: [file?.archivoid] },
  ])
})

test('what it would lose of a presentation is refused beside its field, and nothing is sent', async () => {
  const values = {
    recursoid: '18x1',
    tambien: ['18x2'],
    tipodocumentoid: '20x3',
    archivos: ['22x1'],
    fecha_vencimiento: '2027-01-01',
    observacion: '',
  }
  await expect(browser.call('SaveDocumentoRecurso', { values })).rejects.toMatchObject({
    body: {
      code: 1510,
      fields: {
        tambien: 'El sistema del proveedor no toma este dato.',
        fecha_vencimiento: expect.any(String) as string,
      },
    },
  })
  expect(asked()).toEqual([])
})

test('a password is changed by who knows the current one, though the seed would not ask', async () => {
  const { browser: other } = await signIn()
  const password = 'seis caminos y un puente'
  await expect(
    other.call('changePasswordProfile', { passwordActual: 'no es esta', password }),
  ).rejects.toMatchObject({ body: { fields: { passwordActual: 'La contraseña actual no es esa' } } })
  expect(asked()).not.toContain('changePasswordProfile')
  await other.call('changePasswordProfile', { passwordActual: semilla.password, password })
  expect(semilla.password).toBe(password)
})

test('a session that ended there ends here, and signing in again is at hand', async () => {
  const { browser: other } = await signIn()
  semilla.endSessions()
  expect((await other.get('/auth/login')).headers.location).toBe('/app')
  expect((await other.send('ListUnidades')).json()).toMatchObject({ error: { code: 1501 } })
  expect((await other.get('/auth/login')).headers.location).toBeUndefined()
  expect((await other.get('/app')).headers.location).toContain('/auth/login')
})
