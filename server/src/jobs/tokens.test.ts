import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { diasDeAvisoDeToken } from '@portal/contract/tokens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'
import { tellEndingTokens } from './tokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const run = (dia?: string) => tellEndingTokens({ db: app.owner, baseUrl, log: app.http.log }, dia)

test('who manages an account is told once, two weeks before a token ends; of the provider’s the administradores are', async () => {
  const ana = await signedIn(app)
  const colaborador = await signedIn(app, { cuentaId: ana.cuentaId, rol: 'colaborador' })
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const revisor = await signedInOperador(app)
  const vence = sumarDias(hoy, diasDeAvisoDeToken + 1)
  const wanted = { values: { nombre: 'Balanza', alcances: ['aptitud:leer' as const], vence } }
  await ana.call('CrearToken', wanted)
  await administrador.call('CrearToken', wanted)
  const [revoked] = (await ana.call('CrearToken', wanted)).records
  await ana.call('RevocarToken', { tokenid: revoked?.tokenid ?? '' })

  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
  expect(await run(sumarDias(hoy, 1))).toEqual({ hechos: 2, fallidos: 0 })
  expect(await run(sumarDias(hoy, 2))).toEqual({ hechos: 0, fallidos: 0 })

  const emailOf = async (table: 'contacto' | 'operador', id: string) =>
    (
      await app.owner
        .selectFrom(table)
        .select('email')
        .where(table === 'contacto' ? 'contactid' : 'operadorid', '=', id)
        .executeTakeFirstOrThrow()
    ).email
  const letters = async (email: string) =>
    (await app.mailbox(email)).filter(({ plantilla }) => plantilla === 'tokenTermina')
  const [toTitular] = await letters(await emailOf('contacto', ana.contactid))
  expect(toTitular?.asunto).toContain('Balanza')
  expect(toTitular?.texto).toContain(`${baseUrl}/app/pages/programas`)
  const [toAdministrador] = await letters(await emailOf('operador', administrador.operadorid))
  expect(toAdministrador?.texto).toContain(`${baseUrl}/consola/ajustes/programas`)
  expect(await letters(await emailOf('contacto', colaborador.contactid))).toEqual([])
  expect(await letters(await emailOf('operador', revisor.operadorid))).toEqual([])
})
