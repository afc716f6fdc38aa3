import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const values = {
  firstname: 'Ana',
  lastname: 'Prueba',
  mobile: '+5491154445566',
  accountname: 'Transportes Completos',
  mailingstreet: 'Calle 1',
  othercountry: 'Argentina',
  otherstate: 'Chubut',
  othercity: 'Trelew',
}

test('the titular’s complete profile opens the account', async () => {
  const titular = await signedIn(app, { estado: estadoCuenta.incompleto })
  await expect(titular.call('ListChoferes', {})).rejects.toMatchObject({ body: { code: 1506 } })
  const { records } = await titular.call('SaveProfile', { values })
  expect(records[0]).toMatchObject({ ...values, estado: estadoCuenta.habilitado })
  await expect(titular.call('ListChoferes', {})).resolves.toMatchObject({ total: 0 })
})

test('a colaborador changes only what is the own person’s', async () => {
  const titular = await signedIn(app)
  await titular.call('SaveProfile', { values })
  const colaborador = await signedIn(app, { rol: 'colaborador', cuentaId: titular.cuentaId })
  await expect(
    colaborador.call('SaveProfile', { values: { ...values, accountname: 'Otra' } }),
  ).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED', fields: { accountname: 'Solo el titular de la cuenta puede cambiarlo' } },
  })
  const { records } = await colaborador.call('SaveProfile', { values: { ...values, firstname: 'Beto' } })
  expect(records[0]).toMatchObject({ firstname: 'Beto', accountname: values.accountname })
})

test('a profile that changed meanwhile is refused', async () => {
  const titular = await signedIn(app)
  const version = (await titular.call('DetailProfile', {})).records[0]?.version
  await titular.call('SaveProfile', { values: { ...values, version } })
  await expect(titular.call('SaveProfile', { values: { ...values, version } })).rejects.toMatchObject({
    body: { code: 1520 },
  })
})
