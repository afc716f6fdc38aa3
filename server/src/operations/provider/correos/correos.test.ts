import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
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
  await vi.waitFor(async () => expect(await stateOf(para)).toEqual(['enviado']), { timeout: 10_000 })
})

test('one that left goes out as a copy, because mail servers drop what they received already', async () => {
  const { correoid, para } = await correo({ estado: 'enviado' })

  const { records } = await revisor.call('ReenviarCorreo', { correoid })

  expect(records[0]?.correoid).not.toBe(correoid)
  await vi.waitFor(async () => expect(await stateOf(para)).toEqual(['enviado', 'enviado']), {
    timeout: 10_000,
  })
})

test('a code and a link past their life stay where they are', async () => {
  const codigo = await correo({ plantilla: 'codigoParaContrasena' })
  const enlace = await correo({ plantilla: 'invitacion', creado: '2020-01-01T00:00:00.000Z' })

  for (const { correoid, para } of [codigo, enlace]) {
    await expect(revisor.call('ReenviarCorreo', { correoid })).rejects.toMatchObject({
      body: { code: 1510, fields: { correoid: expect.any(String) as string } },
    })
    expect(await stateOf(para)).toEqual(['fallido'])
  }
})

test.each(['fallido', 'enviado'] as const)(
  'of two who send one again that is %s at once, one does, and so one after the other',
  async (estado) => {
    const { correoid, para } = await correo({ estado })
    const done = await Promise.allSettled([1, 2].map(() => revisor.call('ReenviarCorreo', { correoid })))
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

    const letters = (await stateOf(para)).length
    await vi.waitFor(async () => expect(new Set(await stateOf(para))).toEqual(new Set(['enviado'])), {
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
