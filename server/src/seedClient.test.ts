import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outsideClient, startApp, type TestApp } from './testing/app.ts'
import { multipart } from './testing/caller.ts'
import { password } from './testing/make.ts'
import { makePdf } from './testing/makePdf.ts'

/**
 * This product as the server that the original's clients speak to: every call as such a client writes it, who knows the
 * list of calls and nothing of this contract. Each answer is read the same way, by hand.
 */

let app: TestApp
let url: string
let pdf: Buffer
let email: string
let accountid: string
beforeAll(async () => {
  app = await startApp()
  pdf = await makePdf()
  const { cuenta_id } = await app.make.cuenta({ accountname: 'Transportes del Ejemplo' })
  accountid = cuenta_id
  ;({ email } = await app.make.contacto({ cuenta_id, rol: 'titular' }))
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.stop())

const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`

interface Answer {
  success: boolean
  result: Record<string, unknown>
  error?: { code: unknown; message: string; fields?: Record<string, string> }
}

/** JSON, as the original posts it. */
async function post(body: object): Promise<Answer> {
  const response = await fetch(`${url}/api/mobile`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer // read by hand
}

let _session: unknown
const mode = (name: string, parameters: object = {}) =>
  post({ _operation: 'PortalCustomOperations', mode: name, _session, ...parameters })

type Row = Record<string, string>
async function rows(answer: Promise<Answer>): Promise<Row[]> {
  const { success, result, error } = await answer
  expect({ success, error }).toEqual({ success: true, error: undefined })
  return result['records'] as Row[] // read by hand
}
const row = async (answer: Promise<Answer>): Promise<Row> => (await rows(answer))[0] ?? {}
const id = (found: Row, name: string): string => {
  expect(found[name]).toMatch(/^\d+x\d+$/)
  return found[name] ?? ''
}

/** The form of the registration screen: the number, and not what kind of number it is. */
const registration = {
  firstname: 'Celia',
  lastname: 'Vera',
  cuit: '30712345671',
  mobile: '+5491154445566',
  mailingstreet: 'Calle del Ejemplo',
  othercountry: 'Argentina',
  otherstate: 'Chubut',
  othercity: 'Trelew',
}

describe('before signing in', () => {
  test.each([0, '0', '', null, undefined])('a registration is taken with record %j', async (record) => {
    const values = { ...registration, email: `registro.${String(record)}.${typeof record}@fletes.example` }
    const answer = await post({ _operation: 'saveRecord', module: 'Contacts', record, values })
    expect(answer).toMatchObject({ success: true })
  })

  test.each([
    ['30-71234567-1', 'CUIT', '30712345671'],
    ['20123456786', 'CUIT', '20123456786'],
    ['UY 21 456', 'Extranjero', 'UY 21 456'],
    ['123456789012', 'Extranjero', '123456789012'],
  ])('the number %s is a %s', async (cuit, tipo_documento, kept) => {
    const values = { ...registration, cuit, email: `n${cuit.replace(/\W/g, '')}@fletes.example` }
    const answer = await post({ _operation: 'saveRecord', module: 'Contacts', record: 0, values })
    expect(answer).toMatchObject({ success: true })
    const registro = await app.owner
      .selectFrom('registro')
      .select(['tipo_documento', 'cuit'])
      .where('email', '=', values.email.toLowerCase())
      .executeTakeFirst()
    expect(registro).toEqual({ tipo_documento, cuit: kept })
  })

  test('eleven digits that are no CUIT are refused, beside their field', async () => {
    const values = { ...registration, cuit: '30712345672', email: 'mal@fletes.example' }
    const answer = await post({ _operation: 'saveRecord', module: 'Contacts', record: 0, values })
    expect(answer.error).toMatchObject({ code: 1510, fields: { cuit: 'CUIT o CUIL inválido' } })
  })

  test('pick lists and cities are where they are looked for', async () => {
    for (const field of ['cantidad_ejes', 'vehiculo'])
      expect((await rows(mode('getPickListValues', { module: 'dominios', field }))).length).toBeGreaterThan(1)
    const { result } = await mode('getCiudades', { order: 'geo_provincia, denominacion' })
    expect(Array.isArray(result)).toBe(true)
    const cities = result as unknown as Row[] // the list itself
    expect(Object.keys(cities[0] ?? {}).sort()).toEqual([
      'denominacion',
      'geo_pais',
      'geo_provincia',
      'othercity',
    ])
    const { compare } = new Intl.Collator('es')
    const provinces = cities.map(({ geo_provincia = '' }) => geo_provincia)
    expect(provinces).toEqual(provinces.toSorted(compare))
  })

  test('cities come in the order that is asked for, or the order is refused', async () => {
    const filter = { geo_pais: 'Argentina', geo_provincia: 'Tierra del Fuego' }
    const { result } = await mode('getCiudades', { order: 'geo_provincia ASC, denominacion DESC', filter })
    expect((result as unknown as Row[]).map(({ denominacion }) => denominacion)).toEqual([
      'Ushuaia',
      'Tolhuin',
      'Río Grande',
    ])
    expect((await mode('getCiudades', { order: 'habitantes DESC' })).error).toMatchObject({
      code: 1510,
      fields: { order: expect.stringContaining('Orden inválido') as string },
    })
  })

  test('a forgotten password is asked for', async () => {
    expect(await mode('sendMailForPassword', { email })).toMatchObject({ success: true })
  })
})

describe('signed in', () => {
  beforeAll(async () => {
    const { success, result } = await post({ _operation: 'login', username: email, password })
    expect(success).toBe(true)
    const { session } = result['login'] as Row // read by hand
    _session = session
  })

  test('lists take filters that were left empty, and numbers as text', async () => {
    for (const empty of ['', null]) {
      await rows(
        mode('ListChoferes', {
          estado_cuenta: empty,
          page: '1',
          pagesize: '15',
          order: empty,
          search: empty,
        }),
      )
      await rows(mode('ListDominios', { estado_dominio: 'ACTIVO', tipo_vehiculo: empty, page: empty }))
      await rows(mode('TiposDocumentos', { order: empty, filter: { tiporecurso: empty } }))
      await rows(
        mode('ListRecDocHistorial', {
          order: 'createdtime ASC',
          pagesize: '15',
          page: '1',
          filter: { tiporecurso: empty, recursoid: empty, search: empty, estado: empty },
          estadorecursos: empty,
        }),
      )
      await rows(
        mode('ListRecDocFaltantes', { tiporecurso: empty, recursoid: empty, solorecursosactivos: empty }),
      )
    }
    for (const recursoid of [0, '0'])
      expect((await rows(mode('ListRecDocFaltantes', { recursoid }))).length).toBeGreaterThan(0)
    await rows(mode('ListRecDocHistorial', { filter: [] }))
    await rows(mode('ListUnidades'))
    await rows(mode('ListContacts'))
  })

  test('the profile is read and saved', async () => {
    const profile = await row(mode('DetailProfile'))
    const values = {
      firstname: 'Ana',
      lastname: 'Ríos',
      mobile: '+5492915550101',
      accountname: 'Transportes del Ejemplo S.A.',
      mailingstreet: 'Avenida del Ejemplo',
      othercountry: 'Argentina',
      otherstate: 'Chubut',
      othercity: 'Trelew',
      version: String(profile['version']),
    }
    expect(await row(mode('SaveProfile', { values }))).toMatchObject({ firstname: 'Ana' })
  })

  const chofer = (documento: string) => ({
    nombre: 'Íñigo',
    apellido: 'Peña',
    tipo_documento: 'DNI',
    documento,
    nacionalidad: 'Argentina',
    cuil: '',
    email: '',
  })
  const dominio = (patente: string) => ({
    dominio: patente,
    vehiculo: 'Tractor',
    cantidad_ejes: '3',
    marca: 'Marca de ejemplo',
    nombre: '',
  })

  test.each([0, '0', '', null, undefined])('%j creates a chofer, a dominio and a unidad', async (none) => {
    const n = [0, '0', '', null, undefined].indexOf(none)
    const found = await row(
      mode('SaveChofer', { choferid: none, contactid: none, values: chofer(`3011122${n}`) }),
    )
    const choferid = id(found, 'choferid')
    const dominioid = id(
      await row(mode('SaveDominio', { dominioid: none, values: dominio(`AB12${n}CD`) })),
      'dominioid',
    )
    const values = { nombre: `Unidad ${n}`, tractor: dominioid, chofer1: choferid }
    const unidadid = id(await row(mode('SaveUnidad', { unidadid: none, values })), 'unidadid')

    const { contactid, version } = await row(mode('DetailChofer', { choferid }))
    await row(
      mode('SaveChofer', {
        choferid,
        contactid,
        values: { ...chofer(`3011122${n}`), version: String(version) },
      }),
    )
    expect(await row(mode('DetailDominio', { dominioid }))).toMatchObject({ cantidad_ejes: 3 })
    await row(mode('DetailUnidad', { unidadid }))
    expect(
      (await rows(mode('ListChoferes', { estado_cuenta: 'ACTIVO' }))).map((each) => each['contactid']),
    ).toContain(contactid)
    expect(await rows(mode('ListDominios', { estado_dominio: 'ACTIVO' }))).toContainEqual(
      expect.objectContaining({ dominioid, cantidad_ejes: 3 }),
    )
  })

  /** A chofer of one's own, and a document that only has to be there. */
  async function someSlot(documento: string): Promise<{ recursoid: string; tipodocumentoid: string }> {
    const recursoid = id(
      await row(mode('SaveChofer', { choferid: 0, values: chofer(documento) })),
      'choferid',
    )
    const types = await rows(
      mode('TiposDocumentos', { filter: { tiporecurso: 'chofer' }, order: 'nombre ASC' }),
    )
    const type = types.find(
      (each) => each['docrectipo_recurso'] === 'chofer' && each['vigencia'] === 'sin vencimiento',
    )
    return { recursoid, tipodocumentoid: id(type ?? {}, 'tipodocumentoid') }
  }

  async function upload(fields: Record<string, string>): Promise<Row[]> {
    const { payload, contentType } = multipart([{ name: 'carnet.pdf', bytes: pdf }], {
      _operation: 'upfile',
      _session: String(_session),
      ...fields,
    })
    const response = await fetch(`${url}/api/upfile`, {
      method: 'POST',
      headers: { authorization, 'content-type': contentType },
      body: new Uint8Array(payload),
    })
    return rows(Promise.resolve((await response.json()) as Answer)) // read by hand
  }

  test.each<[string, (files: Row[]) => unknown]>([
    ['what the upload answered', (files) => files],
    ['the first of what it answered', ([file]) => file],
    ['its id', ([file]) => file?.['archivoid']],
    ['a list of ids', (files) => files.map((file) => file['archivoid'])],
    ['the file itself', () => `data:application/pdf;base64,${pdf.toString('base64')}`],
    ['a list with the file itself', () => [`data:application/pdf;base64,${pdf.toString('base64')}`]],
  ])('a document is presented with transporteid and data: %s', async (what, dataOf) => {
    const slot = await someSlot(`3022${String(what.length).padStart(4, '0')}`)
    const { recursoid, tipodocumentoid } = slot
    const files = await upload({ transporteid: accountid, recursoid, tipodocumetoid: tipodocumentoid })

    const documento = await row(
      mode('SaveDocumentoRecurso', { values: { transporteid: accountid, ...slot, data: dataOf(files) } }),
    )

    expect(documento).toMatchObject({ estado: 'en revision', recursoid })
    expect(documento['archivos']).toHaveLength(1)
    const [archivo] = documento['archivos'] as unknown as Row[] // read by hand
    const bytes = await fetch(
      `${url}/api/archivos/${archivo?.['archivoid'] ?? ''}?_session=${String(_session)}`,
      {
        headers: { authorization },
      },
    )
    expect(Buffer.from(await bytes.arrayBuffer()).equals(pdf)).toBe(true)
  })

  test('a large file may come within the call, and of a browser nothing so large', async () => {
    const slot = await someSlot('30333444')
    // Noise, which no format makes smaller.
    const large = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer()
    expect(large.length).toBeGreaterThan(2_000_000)
    const data = `data:image/png;base64,${large.toString('base64')}`
    const call = {
      _operation: 'PortalCustomOperations',
      mode: 'SaveDocumentoRecurso',
      values: { ...slot, data },
    }
    const browser = await fetch(`${url}/api/mobile`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    expect(browser.status).toBe(413)
    await row(post({ ...call, _session }))
  })

  test('a document without a file is refused beside its field', async () => {
    const slot = await someSlot('30444555')
    for (const data of [undefined, null, '', []]) {
      const { error } = await mode('SaveDocumentoRecurso', { values: { ...slot, data } })
      expect(error).toMatchObject({ code: 1510, fields: { archivos: 'Adjuntá al menos un archivo' } })
    }
  })

  test('what is no file, and what is for another carrier, is refused and leaves nothing', async () => {
    const slot = await someSlot('30555666')
    const count = () => app.owner.selectFrom('archivo').select('archivoid').execute()
    const before = await count()
    const refused = async (values: object) =>
      (await mode('SaveDocumentoRecurso', { values: { ...slot, ...values } })).error?.code
    const good = `data:application/pdf;base64,${pdf.toString('base64')}`
    expect(await refused({ data: [good, 'data:application/pdf;base64,bm8='] })).toBe(1514)
    expect(await refused({ data: 'data:text/plain,hola' })).toBe(1514)
    expect(await refused({ data: good, transporteid: '11x999999' })).toBe('RECORD_NOT_FOUND')
    expect(await count()).toEqual(before)
  })

  test('a document of the company itself needs no other resource', async () => {
    const types = await rows(mode('TiposDocumentos', { filter: { tiporecurso: 'transporte' } }))
    const tipo = types.find(({ vigencia }) => vigencia === 'sin vencimiento')
    const data = `data:application/pdf;base64,${pdf.toString('base64')}`
    const values = { transporteid: accountid, recursoid: 0, tipodocumentoid: tipo?.['tipodocumentoid'], data }
    expect(await row(mode('SaveDocumentoRecurso', { values }))).toMatchObject({ recursoid: accountid })
  })

  test('an upload may leave what it is for empty', async () => {
    await upload({ transporteid: '', recursoid: '0', tipodocumetoid: '' })
  })

  test('the dashboard and the pending total are read', async () => {
    const { result } = await mode('Dashboard')
    for (const name of ['pendientes', 'rechazados', 'activos', 'enRevision', 'vencidos', 'bloqueados'])
      expect(typeof result[name]).toBe('number')
    const check = await fetch(`${url}/api/faltantes`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ _session }),
    })
    const { success, faltantes } = (await check.json()) as { success: boolean; faltantes: unknown[] } // read by hand
    expect(success).toBe(true)
    expect(faltantes.length).toBeGreaterThan(0)
  })

  test('the password is changed without saying the one before, and the session is left', async () => {
    const next = 'una ruta larga y pareja'
    expect(await mode('changePasswordProfile', { password: next })).toMatchObject({ success: true })
    expect(await post({ _operation: 'logout', _session })).toMatchObject({
      success: true,
      result: { logout: true },
    })
    expect((await mode('ListChoferes')).error?.code).toBe(1501)
    expect(await post({ _operation: 'login', username: email, password: next })).toMatchObject({
      success: true,
    })
  })
})
