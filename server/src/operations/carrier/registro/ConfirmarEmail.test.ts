import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

/** Whoever registers shows that the e-mail is theirs by the link in the letter that answers them. */

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

let somebody = 0
async function register() {
  const email = `celia.${++somebody}@fletes.example`
  const { records } = await anonymous(app).call('saveRecord', {
    module: 'Contacts',
    record: '0',
    values: {
      firstname: 'Celia',
      lastname: 'Vera',
      tipo_documento: 'CUIT',
      cuit: '30-71234567-1',
      email,
      mobile: '+5491154445566',
      mailingstreet: 'Calle 12',
      othercountry: 'Argentina',
      otherstate: 'Chubut',
      othercity: 'Trelew',
    },
  })
  return { email, registroid: records[0]?.registroid ?? '' }
}

const tokens = async (email: string) =>
  (await app.mailbox(email)).map(({ texto }) => /confirmar-email#token=([\w-]{22})/.exec(texto)?.[1] ?? '')
const confirm = (token: string) => anonymous(app).call('ConfirmarEmail', { token })
const check = async (registroid: string) =>
  (await revisor.call('DetailRegistro', { registroid })).records[0]?.controles.find(({ nombre }) =>
    nombre.startsWith('Email '),
  )
const used = { body: { code: 1512 } }

test('the link of the letter confirms the e-mail once, and the provider sees it', async () => {
  const { email, registroid } = await register()
  expect(await check(registroid)).toMatchObject({ nombre: 'Email sin confirmar', ok: false })

  const [token = ''] = await tokens(email)
  expect(await confirm(token)).toEqual({ confirmado: true })
  expect(await check(registroid)).toMatchObject({ nombre: 'Email confirmado', ok: true })
  await expect(confirm(token)).rejects.toMatchObject(used)
})

test('a link that is late, or was never one, confirms nothing', async () => {
  const { email, registroid } = await register()
  await sql`update privado.enlace_registro set vence = now() where registroid = ${registroid}`.execute(
    app.owner,
  )
  await expect(confirm((await tokens(email))[0] ?? '')).rejects.toMatchObject(used)
  await expect(confirm('a'.repeat(22))).rejects.toMatchObject(used)
  expect(await check(registroid)).toMatchObject({ ok: false })
})

test('an unconfirmed one can be approved', async () => {
  const { registroid } = await register()
  const { records } = await revisor.call('AprobarRegistro', { registroid })
  expect(records).toMatchObject([{ estado_registro: 'aprobada' }])
})

test('the letter sent again brings another link, and the one before serves no more', async () => {
  const { email, registroid } = await register()
  const letter = async () =>
    (await revisor.call('ListCorreos', { search: email })).records.find(
      ({ plantilla }) => plantilla === 'registroRecibido',
    )
  const letters = () => app.owner.selectFrom('correo').select('estado').where('para', '=', email).execute()
  /** As though all that waits had left, and long ago. */
  const longAgo = async () => {
    await vi.waitFor(async () => expect(await letters()).not.toContainEqual({ estado: 'pendiente' }), {
      timeout: 10_000,
    })
    await sql`update correo set enviado = now() - interval '4 days', creado = now() - interval '4 days'
      where para = ${email}`.execute(app.owner)
  }
  await longAgo()
  expect(await letter()).toMatchObject({ sin_reenvio: null, enlace_nuevo: true })
  await revisor.call('ReenviarCorreo', { correoid: (await letter())?.correoid ?? '' })

  const [old = '', fresh = ''] = await tokens(email)
  await expect(confirm(old)).rejects.toMatchObject(used)
  await confirm(fresh)
  expect(await check(registroid)).toMatchObject({ ok: true })
  await longAgo()
  expect((await letter())?.sin_reenvio).toMatch(/ya no hace falta/)
})
