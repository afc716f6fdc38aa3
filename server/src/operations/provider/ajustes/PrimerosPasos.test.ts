import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp({ smtpUrl: 'smtp://127.0.0.1:9' })
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const read = async () => {
  const [record] = (await administrador.call('PrimerosPasos', {})).records
  if (!record) throw new Error('no steps')
  return record
}
const done = async () => (await read()).pasos.flatMap(({ paso, hecho }) => (hecho ? [paso] : []))
const set = (values: Parameters<typeof administrador.call<'SaveAjustes'>>[1]['values']) =>
  administrador.call('SaveAjustes', { values })

test('an empty installation has its catalogue and nothing else; each step is done by what is set', async () => {
  const empty = await read()
  expect(empty).toMatchObject({
    joven: true,
    apartados: false,
    correo: 'sin_probar',
    personas: 1,
    cuentas: 0,
  })
  expect(empty.tipos).toBeGreaterThan(empty.criticos)
  expect(empty.direccion).toBe('http://portal.test/auth/registrese')
  expect(await done()).toEqual(['catalogo'])

  await set({ proveedor_nombre: 'Acopio Imaginario S.A.' })
  await set({ soporte_telefono: '+54 11 5444-5566' })
  await set({ avisos_email: 'avisos@acopio.example' })
  await set({ plazo_revision_dias: 2 })
  expect(await done()).toEqual(['quienes', 'ayuda', 'avisos', 'promesa', 'catalogo'])

  const { operadorid } = await app.make.operador()
  expect(await done()).not.toContain('gente')
  for (const each of [operadorid, administrador.operadorid])
    await sql`insert into privado.segundo_paso (sujeto, secreto) values (${each}, 'JBSWY3DPEHPK3PXP')`.execute(
      app.owner,
    )
  expect(await done()).toContain('gente')

  await administrador.call('InvitarTransportes', { lineas: ['30-99900001-7 ana@ficcion.example'] })
  expect(await done()).toContain('transportes')
  await set({ soporte_telefono: '', plazo_revision_dias: null })
  expect(await done()).toEqual(['quienes', 'avisos', 'catalogo', 'gente', 'transportes'])
})

test('mail is done once a letter left, and not while the last test was refused', async () => {
  const letter = (estado: 'enviado' | 'pendiente', more: { error?: string; en_carpeta?: boolean } = {}) =>
    app.owner
      .insertInto('correo')
      .values({
        para: 'ana@ficcion.example',
        asunto: 'A',
        texto: 'T',
        html: 'H',
        plantilla: 'pruebaDeCorreo',
        estado,
        ...more,
      })
      .execute()
  await letter('enviado', { en_carpeta: true })
  expect((await read()).correo).toBe('sin_probar')
  await letter('pendiente', { error: 'connect ECONNREFUSED' })
  expect((await read()).correo).toBe('falla')
  await letter('enviado')
  expect((await read()).correo).toBe('sale')
})

test('put away they stay where they are', async () => {
  await set({ primeros_pasos_apartados: true })
  expect(await read()).toMatchObject({ apartados: true })
})
