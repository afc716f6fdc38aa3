import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const values = { nombre: 'Nadia Peña', email: 'nadia@fletes.example', mensaje: 'Hola', empresa: '' }

test('is refused while the provider has no support address, and mailed there once it has', async () => {
  await expect(anonymous(app).call('EnviarConsulta', { values })).rejects.toMatchObject({
    body: { code: 1530 },
  })

  await app.owner
    .insertInto('ajuste')
    .values({ clave: 'soporte_email', valor: '"ayuda@proveedor.example"' })
    .execute()
  const { message } = await anonymous(app).call('EnviarConsulta', { values })

  expect(message).toBe('Recibimos tu mensaje. Te vamos a responder por email.')
  const [mail] = await app.mailbox('ayuda@proveedor.example')
  expect(mail?.texto).toContain('Nadia Peña')
  expect(mail?.texto).not.toContain('Transporte')
})

test('the same letter twice at once is one; another one is another', async () => {
  const twice = { ...values, mensaje: '¿Reciben semirremolques de cuatro ejes?' }
  await Promise.all([1, 2].map(() => anonymous(app).call('EnviarConsulta', { values: twice })))
  await anonymous(app).call('EnviarConsulta', { values: { ...twice, mensaje: 'Ya encontré la respuesta' } })

  const texts = (await app.mailbox('ayuda@proveedor.example')).map(({ texto }) => texto)
  expect(texts.filter((texto) => texto.includes('cuatro ejes'))).toHaveLength(1)
  expect(texts.filter((texto) => texto.includes('encontré'))).toHaveLength(1)
})

test('may leave the company out', async () => {
  const { empresa, ...withoutCompany } = { ...values, mensaje: 'Trabajo por mi cuenta' }
  await anonymous(app).call('EnviarConsulta', { values: withoutCompany })

  expect((await app.mailbox('ayuda@proveedor.example')).at(-1)?.texto).toContain('Trabajo por mi cuenta')
})

test('is refused with what is wrong', async () => {
  await expect(
    anonymous(app).call('EnviarConsulta', { values: { ...values, nombre: '123', mensaje: ' ' } }),
  ).rejects.toMatchObject({
    body: { code: 1510, fields: { nombre: 'Ingrese solo caracteres', mensaje: 'Campo requerido' } },
  })
})
