import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

test('settings start as the installation gives them, and only what is sent changes', async () => {
  const revisor = await signedInOperador(app)
  const before = (await revisor.call('Ajustes', {})).records[0]
  expect(before).toEqual({
    sesion_minutos: 5,
    proveedor_nombre: 'Portal',
    proveedor_cuit: null,
    soporte_telefono: null,
    soporte_email: null,
    avisos_email: null,
    registro_solo_cuit_conocidos: false,
    totp_obligatorio: false,
    plazo_revision_dias: null,
    escrituras_por_hora: 40_000,
    recursos_por_clase: 50_000,
    lee_fotos: true,
    conservacion_activa: false,
    sitios_oficiales: expect.arrayContaining(['arca.gob.ar']) as unknown,
    dias_de_pedido: 7,
    dia_de_controles: null,
    motivos_no_corresponde: ['Titular o socio', 'Autónomo o monotributista', 'No trabajó en el mes'],
    meses_de_pasos: 24,
    primeros_pasos_apartados: false,
    logo: null,
    version: expect.any(String) as string,
  })

  await administrador.call('SaveAjustes', { values: { soporte_email: 'ayuda@proveedor.example' } })
  await administrador.call('SaveAjustes', { values: { registro_solo_cuit_conocidos: true } })

  const version = expect.any(String) as string
  const after = {
    ...before,
    version,
    soporte_email: 'ayuda@proveedor.example',
    registro_solo_cuit_conocidos: true,
  }
  expect((await revisor.call('Ajustes', {})).records).toEqual([after])
  const { records } = await administrador.call('SaveAjustes', { values: { soporte_email: '' } })
  expect(records).toEqual([{ ...after, soporte_email: null }])
})

test('who saves what somebody else changed meanwhile is told so, and of two at once one is', async () => {
  const version = async () => (await administrador.call('Ajustes', {})).records[0]?.version
  const save = (proveedor_nombre: string, from: string | undefined) =>
    administrador.call('SaveAjustes', { values: { proveedor_nombre, version: from } })
  const read = await version()
  await save('Uno', read)
  await expect(save('Otro', read)).rejects.toMatchObject({ body: { code: 1520 } })

  const now = await version()
  const done = await Promise.allSettled([save('Dos', now), save('Tres', now)])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what is wrong gets a sentence, and nothing is kept', async () => {
  await expect(
    administrador.call('SaveAjustes', {
      values: { sesion_minutos: 0, proveedor_nombre: ' ', soporte_telefono: 'llamame', avisos_email: 'x' },
    }),
  ).rejects.toMatchObject({
    body: {
      code: 1510,
      fields: {
        sesion_minutos: 'Un número entero de minutos, entre 1 y 720',
        proveedor_nombre: 'Campo requerido',
        soporte_telefono: expect.any(String) as string,
        avisos_email: expect.any(String) as string,
      },
    },
  })
})

test('the logo is drawn anew as a small PNG, anybody sees it, and its address changes with it', async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 1400, height: 700, channels: 3, background } })
      .withMetadata({ exif: { IFD0: { Copyright: 'private' } } })
      .jpeg()
      .toBuffer()
  const save = async (bytes: Buffer | null) => {
    const logo = bytes && `data:image/jpeg;base64,${bytes.toString('base64')}`
    const { logo: address } = (await administrador.call('SaveAjustes', { values: { logo } })).records[0] ?? {}
    return address ?? null
  }
  const nobody = anonymous(app)
  expect((await nobody.get('/api/logo')).statusCode).toBe(404)

  const address = await save(await picture('#0f4c5c'))
  expect((await administrador.call('SesionOperador', {})).login.proveedor.logo).toBe(address)
  const answer = await nobody.get(address ?? '')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable') as string,
    'content-security-policy': expect.stringContaining('sandbox') as string,
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 })
  expect(answer.rawPayload.includes('private')).toBe(false)

  const next = await save(await picture('#f28c28'))
  expect(next).not.toBe(address)
  // Whoever still has the old address gets the new picture, and keeps neither.
  expect((await nobody.get(address ?? '')).headers['cache-control']).toBe('no-cache')
  expect(await save(null)).toBeNull()
  expect((await nobody.get(next ?? '')).statusCode).toBe(404)
})

test.each([
  ['a page', 'data:image/png;base64,PHN2Zz48L3N2Zz4=', 'Esa imagen no se puede leer: subí otra PNG o JPG'],
  ['another kind', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=', 'Subí una imagen PNG o JPG'],
  ['too much', `data:image/png;base64,${'A'.repeat(240_000)}`, 'La imagen pesa demasiado: hasta 180 KB'],
])('a logo that is %s gets its sentence', async (_what, logo, sentence) => {
  await expect(administrador.call('SaveAjustes', { values: { logo } })).rejects.toMatchObject({
    body: { code: 1510, fields: { logo: sentence } },
  })
})

test.each([
  ['+54 11 5444-5566', '+54 11 5444-5566'],
  ['+5491154445566', '+54 9 11 5444-5566'],
  ['+54 0341 512-3456', '+54 341 512-3456'],
  ['0054 11 5444 5566', '+54 11 5444-5566'],
  ['+598 991234567', '+598 991234567'],
])('a support phone typed as %s is kept as %s', async (typed, kept) => {
  const { records } = await administrador.call('SaveAjustes', { values: { soporte_telefono: typed } })
  expect(records[0]?.soporte_telefono).toBe(kept)
})

test.each([
  ['11 5444-5566', 'Empezá con el código del país; por ejemplo +54 11 5444-5566'],
  ['+54 11 5444', 'Formato de telefono inválido Ej:1154445566'],
  ['+598 12', 'Formato de teléfono inválido. Ejemplo: 1154445566'],
])('a support phone %s is refused by the rule of every phone', async (soporte_telefono, sentence) => {
  await expect(administrador.call('SaveAjustes', { values: { soporte_telefono } })).rejects.toMatchObject({
    body: { code: 1510, fields: { soporte_telefono: sentence } },
  })
})

test('a revisor reads them and changes none', async () => {
  const revisor = await signedInOperador(app)
  await expect(revisor.call('SaveAjustes', { values: {} })).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED' },
  })
})

test('carriers are told who the provider is and where to find help', async () => {
  const carrier = await signedIn(app)
  const proveedor = { nombre: 'Cargas del Sur', telefono: '+54 11 5444-5566', email: 'ayuda@sur.example' }
  await administrador.call('SaveAjustes', {
    values: {
      proveedor_nombre: proveedor.nombre,
      soporte_telefono: proveedor.telefono,
      soporte_email: proveedor.email,
    },
  })

  expect((await carrier.call('ping', {})).login.proveedor).toEqual(proveedor)
  const { login } = await anonymous(app).call('login', { username: carrier.email, password })
  expect(login.proveedor).toEqual(proveedor)
})

test('a session lasts as long as the settings say, the carriers’ and the operadores’', async () => {
  const [carrier, revisor] = [await signedIn(app), await signedInOperador(app)]
  await administrador.call('SaveAjustes', { values: { sesion_minutos: 20 } })
  const idleFor = (minutes: number) =>
    sql`update privado.sesion set vista = now() - make_interval(mins => ${minutes}::int)
        where sujeto in (${carrier.contactid}, ${revisor.operadorid})`.execute(app.owner)

  await idleFor(19)
  expect((await carrier.call('ping', {})).login.duration).toBe(20)
  expect((await revisor.call('SesionOperador', {})).login.duration).toBe(20)

  await idleFor(21)
  await expect(carrier.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
  await expect(revisor.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
})
