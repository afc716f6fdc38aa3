import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  // Letters of decisions leave at once here.
  await sql`create or replace function plazo_de_deshacer() returns interval language sql immutable parallel safe
    return interval '0 seconds'`.execute(app.owner)
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

let written = 0
/** A mail as it stands after the worker had it. */
async function correo(values: { plantilla?: string; estado?: 'enviado' | 'fallido'; creado?: string } = {}) {
  const para = `persona${++written}@transporte.example`
  const { correoid } = await app.owner
    .insertInto('correo')
    .values({
      para,
      asunto: 'Una prueba',
      texto: 'El secreto',
      html: '<p>El secreto</p>',
      plantilla: 'registroRechazado',
      estado: 'fallido',
      intentos: 12,
      error: 'no such user',
      ...values,
    })
    .returning('correoid')
    .executeTakeFirstOrThrow()
  return { correoid, para }
}

const stateOf = async (para: string) =>
  (await revisor.call('ListCorreos', { search: para })).records.map(({ estado }) => estado)

test('mails are listed, the newest first, and never what they say', async () => {
  const first = await correo({ creado: '2030-01-01T00:00:00.000Z' })
  const second = await correo({ creado: '2030-01-02T00:00:00.000Z', estado: 'enviado' })

  const { records } = await revisor.call('ListCorreos', { pagesize: 2 })
  expect(records.map(({ correoid }) => correoid)).toEqual([second.correoid, first.correoid])
  expect((await revisor.send('ListCorreos')).body).not.toContain('El secreto')
  const failed = await revisor.call('ListCorreos', { estado: 'fallido' })
  expect(failed.records.map(({ correoid }) => correoid)).not.toContain(second.correoid)
  expect((await revisor.call('ListCorreos', { search: first.para.toUpperCase() })).total).toBe(1)
})

test('one that failed goes out itself', async () => {
  const { correoid, para } = await correo()

  const { records } = await revisor.call('ReenviarCorreo', { correoid })

  expect(records[0]).toMatchObject({ correoid, estado: 'pendiente', error: null })
  await vi.waitFor(async () => expect(await stateOf(para)).toEqual(['en_carpeta']), { timeout: 10_000 })
})

test('one that left goes out as a copy, because mail servers drop what they received already', async () => {
  const { correoid, para } = await correo({ estado: 'enviado' })

  const { records } = await revisor.call('ReenviarCorreo', { correoid })

  expect(records[0]?.correoid).not.toBe(correoid)
  await vi.waitFor(async () => expect(await stateOf(para)).toEqual(['en_carpeta', 'enviado']), {
    timeout: 10_000,
  })
})

test('a code is never sent again', async () => {
  const { correoid, para } = await correo({ plantilla: 'codigoParaContrasena' })
  await expect(revisor.call('ReenviarCorreo', { correoid })).rejects.toMatchObject({
    body: { code: 1510, fields: { correoid: expect.any(String) as string } },
  })
  expect(await stateOf(para)).toEqual(['fallido'])
})

describe('a letter with a link', () => {
  const tokens = async (email: string) =>
    (await app.mailbox(email)).map(({ texto }) => /#token=([\w-]{22})/.exec(texto)?.[1] ?? '')
  const open = (token: string) =>
    anonymous(app).call('changePasswordByCode', { token, password: 'una frase larga y nueva' })
  const lettersTo = (email: string) =>
    app.owner
      .selectFrom('correo')
      .select(['correoid', 'texto', 'html', 'secreto'])
      .where('para', '=', email)
      .orderBy('correoid')
      .execute()
  const sent = (email: string, count = 1) =>
    vi.waitFor(async () => expect(await stateOf(email)).toEqual(Array(count).fill('en_carpeta')), {
      timeout: 10_000,
    })

  async function approved(): Promise<string> {
    const { registroid, email } = await app.make.registro()
    await revisor.call('AprobarRegistro', { registroid })
    await sent(email)
    return email
  }
  /** As though it had left longer ago than who presses twice takes. */
  const longAgo = (email: string) =>
    sql`update correo set creado = creado - interval '4 days', enviado = enviado - interval '4 days' where para = ${email}`.execute(
      app.owner,
    )

  test('keeps none once it left, nor waits with it among its words', async () => {
    const email = await approved()
    const [token = ''] = await tokens(email)
    expect(token).toHaveLength(22)
    const [kept] = await lettersTo(email)
    expect(kept?.secreto).toBeNull()
    expect(kept?.texto).not.toContain(token)
    expect(kept?.html).not.toContain(token)
  })

  test('goes out with a new one, however old it is, and those before serve no more', async () => {
    const email = await approved()
    await longAgo(email)
    const [before] = await lettersTo(email)
    const listed = (await revisor.call('ListCorreos', { search: email })).records[0]
    expect(listed).toMatchObject({ sin_reenvio: null, enlace_nuevo: true })

    await revisor.call('ReenviarCorreo', { correoid: before?.correoid ?? '' })
    await sent(email, 2)

    const [old = '', fresh = ''] = await tokens(email)
    expect(fresh).not.toBe(old)
    await expect(open(old)).rejects.toMatchObject({ body: { code: 1512 } })
    await open(fresh)
  })

  test('of somebody who chose a password stays where it is, and tells why', async () => {
    const email = await approved()
    await open((await tokens(email))[0] ?? '')
    await longAgo(email)
    const letter = (await revisor.call('ListCorreos', { search: email })).records.find(
      ({ plantilla }) => plantilla === 'registroAprobado',
    )
    expect(letter?.sin_reenvio).toMatch(/ya no es para nadie/)
    await expect(revisor.call('ReenviarCorreo', { correoid: letter?.correoid ?? '' })).rejects.toMatchObject({
      body: { code: 1510 },
    })
  })

  test('for an operador is an administrador’s to send', async () => {
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    const email = 'nuevo@prueba.example'
    await administrador.call('SaveOperador', {
      operadorid: '0',
      values: { nombre: 'Nuevo', email, rol: 'revisor' },
    })
    await sent(email)
    await longAgo(email)
    const [{ correoid } = { correoid: '' }] = await lettersTo(email)
    await expect(revisor.call('ReenviarCorreo', { correoid })).rejects.toMatchObject({
      body: { code: 1510, fields: { correoid: expect.stringContaining('administrador') as string } },
    })
    await administrador.call('ReenviarCorreo', { correoid })
    await sent(email, 2)
  })

  test('that lost it, as after a restore, does not leave without it, and can be sent again', async () => {
    const email = await approved()
    const [{ correoid } = { correoid: '' }] = await lettersTo(email)
    await sql`update correo set estado = 'pendiente', enviado = null, creado = creado - interval '1 hour' where correoid = ${correoid}`.execute(
      app.owner,
    )
    await sql`select graphile_worker.add_job('correo', json_build_object('correoid', ${correoid}::text))`.execute(
      app.owner,
    )
    await vi.waitFor(async () => expect(await stateOf(email)).toEqual(['fallido']), { timeout: 10_000 })
    await revisor.call('ReenviarCorreo', { correoid })
    await sent(email)
    await open((await tokens(email))[0] ?? '')
  })
})

test.each(['fallido', 'enviado'] as const)(
  'of two who send one again that is %s at once, one does, and so one after the other',
  async (estado) => {
    const { correoid, para } = await correo({ estado })
    const done = await Promise.allSettled([1, 2].map(() => revisor.call('ReenviarCorreo', { correoid })))
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

    const letters = (await stateOf(para)).length
    await vi.waitFor(async () => expect(await stateOf(para)).toContain('en_carpeta'), {
      timeout: 10_000,
    })
    await expect(revisor.call('ReenviarCorreo', { correoid })).rejects.toThrow()
    expect(await stateOf(para)).toHaveLength(letters)
  },
)

test('a page past a thousand mails says that there are more than it counts', async () => {
  await sql`
    insert into correo (para, asunto, texto, html, plantilla, estado, intentos)
    select 'muchos@transporte.example', 'n', '', '', 'avisoDeVencimientos', 'enviado', 1 from generate_series(1, 1010)`.execute(
    app.owner,
  )
  const pageOf = (page: number) => revisor.call('ListCorreos', { search: 'muchos@', page, pagesize: 200 })
  expect(await pageOf(1)).toMatchObject({ total: 1000, totalCapped: true, moreRecords: true })
  const last = await pageOf(6)
  expect(last).toMatchObject({ total: 1000, totalCapped: true, moreRecords: false })
  expect(last.records).toHaveLength(10)
})

describe('a test mail', () => {
  test('without a mail server stays in a folder, and is not said to have left', async () => {
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    expect((await administrador.call('SesionOperador', {})).login.correos_en_carpeta).toBe(true)

    const { records } = await administrador.call('ProbarCorreo', {})

    expect(records[0]).toMatchObject({ para: administrador.email, plantilla: 'pruebaDeCorreo' })
    await vi.waitFor(
      async () =>
        expect((await revisor.call('PruebaDeCorreo', {})).records).toMatchObject([
          { correoid: records[0]?.correoid, estado: 'en_carpeta', error: null },
        ]),
      { timeout: 10_000 },
    )
    const { records: listed } = await revisor.call('ListCorreos', { estado: 'en_carpeta' })
    expect(listed[0]?.correoid).toBe(records[0]?.correoid)
    const left = await revisor.call('ListCorreos', { estado: 'enviado', search: administrador.email })
    expect(left.records).toEqual([])
  })

  test('that the mail server refuses says what it said', async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nadie') ? new Error('no such user') : undefined),
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done())
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const mailing = await startApp({ smtpUrl: `smtp://127.0.0.1:${port}` })
    try {
      const administrador = await signedInOperador(mailing, { rol: 'administrador' })
      const last = async () => (await administrador.call('PruebaDeCorreo', {})).records[0]
      expect(await last()).toBeUndefined()

      await administrador.call('ProbarCorreo', {})
      await vi.waitFor(async () => expect(await last()).toMatchObject({ estado: 'enviado' }), {
        timeout: 10_000,
      })
      await administrador.call('ProbarCorreo', { para: 'nadie@proveedor.example' })
      await vi.waitFor(
        async () =>
          expect(await last()).toMatchObject({
            estado: 'pendiente',
            error: expect.stringContaining('no such user') as string,
          }),
        { timeout: 10_000 },
      )
    } finally {
      await mailing.stop()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    }
  })
})
