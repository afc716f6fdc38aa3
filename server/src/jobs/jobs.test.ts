import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendMail } from '../mail/sendMail.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn } from '../testing/people.ts'
import { deliverMail, mailTries } from './correo.ts'
import { cleanUp } from './limpieza.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const mail = { subject: 'Asunto', text: 'Texto', html: '<p>Texto</p>' }
const correoOf = (para: string) =>
  app.owner
    .selectFrom('correo')
    .select(['correoid', 'estado', 'intentos', 'error'])
    .where('para', '=', para)
    .executeTakeFirstOrThrow()

test('a queued mail leaves by itself, once its transaction is good', async () => {
  await sendMail(app.owner, { para: 'ana@transporte.example', plantilla: 'prueba', mail })

  await vi.waitFor(
    async () => expect(await correoOf('ana@transporte.example')).toMatchObject({ estado: 'enviado' }),
    {
      timeout: 10_000,
    },
  )
  const { correoid } = await correoOf('ana@transporte.example')
  expect(await readdir(join(app.dataDir, 'correo'))).toContain(`${correoid}.eml`)
})

test('a mail that could not leave says why, and counts as failed after the last try', async () => {
  const { correoid } = await app.owner
    .insertInto('correo')
    .values({ para: 'eva@transporte.example', asunto: 'A', texto: 'T', html: 'H', plantilla: 'prueba' })
    .returning('correoid')
    .executeTakeFirstOrThrow()
  const delivery = { leaves: true, send: () => Promise.reject(new Error('sin conexión')), close: () => {} }

  await expect(deliverMail(app.owner, delivery, correoid, 1)).rejects.toThrow('sin conexión')
  expect(await correoOf('eva@transporte.example')).toMatchObject({
    estado: 'pendiente',
    intentos: 1,
    error: 'sin conexión',
  })
  await expect(deliverMail(app.owner, delivery, correoid, mailTries)).rejects.toThrow()
  expect(await correoOf('eva@transporte.example')).toMatchObject({ estado: 'fallido' })
})

test('what opens something is forgotten with the last try', async () => {
  await sendMail(app.owner, {
    para: 'ada@transporte.example',
    plantilla: 'prueba',
    mail: { subject: 'Asunto', text: 'Entrá: ABC-123', html: '<b>ABC-123</b>' },
    secreto: 'ABC-123',
  })
  const { correoid } = await correoOf('ada@transporte.example')
  const kept = () =>
    app.owner
      .selectFrom('correo')
      .select(['texto', 'html', 'secreto'])
      .where('correoid', '=', correoid)
      .executeTakeFirstOrThrow()
  await vi.waitFor(
    async () => expect(await correoOf('ada@transporte.example')).toMatchObject({ estado: 'enviado' }),
    {
      timeout: 10_000,
    },
  )
  expect(await kept()).toEqual({ texto: 'Entrá: {{secreto}}', html: '<b>{{secreto}}</b>', secreto: null })
  expect(await readFile(join(app.dataDir, 'correo', `${correoid}.eml`), 'utf8')).toContain('ABC-123')

  await app.owner
    .updateTable('correo')
    .set({ estado: 'pendiente', secreto: 'ABC-123' })
    .where('correoid', '=', correoid)
    .execute()
  const sent: string[] = []
  const delivery = {
    leaves: true,
    send: ({ text }: { text: string }) => {
      sent.push(text)
      return Promise.reject(new Error('sin conexión'))
    },
    close: () => {},
  }
  await expect(deliverMail(app.owner, delivery, correoid, 1)).rejects.toThrow()
  expect(await kept()).toMatchObject({ secreto: 'ABC-123' })
  await expect(deliverMail(app.owner, delivery, correoid, mailTries)).rejects.toThrow()
  expect(await kept()).toMatchObject({ secreto: null })
  expect(sent).toEqual(['Entrá: ABC-123', 'Entrá: ABC-123'])
})

test('cleaning up takes what nobody claimed in thirty days, and leaves what somebody did', async () => {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = async () =>
    (await carrier.upload([{ name: 'a.png', bytes: png }])).json<{
      result: { records: [{ archivoid: string }] }
    }>().result.records[0].archivoid
  const [old, photo, recent] = [await upload(), await upload(), await upload()]
  await app.make.chofer({ cuenta_id, foto: photo })
  const age = (days: number, archivos: string[]) =>
    app.owner
      .updateTable('archivo')
      .set({ createdtime: sql<string>`now() - make_interval(days => ${days})` })
      .where('archivoid', 'in', archivos)
      .execute()
  await age(31, [old, photo])
  await age(29, [recent])
  const gone = await signedIn(app)
  await sql`update privado.sesion set creada = now() - interval '13 hours' where sujeto = ${gone.contactid}`.execute(
    app.owner,
  )

  await cleanUp(app.owner, app.services.storage)

  const left = await app.owner.selectFrom('archivo').select('archivoid').execute()
  expect(left.map(({ archivoid }) => archivoid).sort()).toEqual([photo, recent].sort())
  expect((await carrier.get(`/api/archivos/${photo}`)).statusCode).toBe(200)
  const { rows } = await sql`select from privado.sesion where sujeto = ${gone.contactid}`.execute(app.owner)
  expect(rows).toHaveLength(0)
  await carrier.call('ping', {})
})
