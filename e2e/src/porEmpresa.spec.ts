import type { BrowserContext } from '@playwright/test'
import { named, providerDoor } from '@portal/contract/door.ts'
import { oidcClient, startOidcIssuer, type OidcIssuer } from '@portal/server/testing/oidcIssuer.ts'
import { freePort } from './freePort.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { expect, test } from './portal.ts'

/** The company's own sign-in, at a real issuer, in a real browser. */

const [local, password] = ['emergencia@proveedor.example', 'una frase larga y propia']
const rosa = 'rosa@proveedor.example'

let issuer: OidcIssuer
let server: OwnServer
test.beforeAll(async () => {
  const port = await freePort()
  issuer = await startOidcIssuer({ baseUrl: `http://127.0.0.1:${port}` })
  server = await startOwnServer({
    PORT: port,
    ADMIN_EMAIL: local,
    ADMIN_PASSWORD: password,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: oidcClient.id,
    OIDC_CLIENT_SECRET: oidcClient.secret,
    OIDC_ROLES: 'portal-revision=revisor',
    OIDC_LOCAL: local,
  })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

/** As the administrador of emergencies invites somebody. */
async function invite(boss: BrowserContext, email: string): Promise<void> {
  const { origin } = server
  const call = async (mode: string, input: object) => {
    const data = { ...named(mode, providerDoor), ...input }
    const answer = await boss.request.post(`${origin}${providerDoor.url}`, { headers: { origin }, data })
    expect(await answer.json()).toMatchObject({ success: true })
  }
  await call('LoginOperador', { username: local, password })
  await call('SaveOperador', { operadorid: '0', values: { nombre: 'Rosa Paz', email, rol: 'revisor' } })
}

test('una operadora entra con la cuenta de su empresa y el teclado solo, sale, y la empresa vuelve a preguntar quién es', async ({
  page,
  browser,
}) => {
  const boss = await browser.newContext()
  await invite(boss, rosa)
  await boss.close()
  issuer.gente.set('rosa', { email: rosa, email_verified: true, groups: ['portal-revision'] })
  issuer.gente.set('otro', {
    email: 'otro@empresa.example',
    email_verified: true,
    groups: ['portal-revision'],
  })
  const company = page.getByRole('link', { name: 'Entrar con la cuenta de tu empresa' })
  const asked = page.getByRole('textbox', { name: 'Usuario' })

  await page.goto(`${server.origin}/consola/registros`)
  await expect(company).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(asked).toBeFocused()
  await page.keyboard.type('rosa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.origin}/consola/registros`)
  await expect(page.getByRole('heading', { name: 'Registros' })).toBeVisible()

  await page.getByRole('button', { name: 'Menú de usuario' }).press('Enter')
  await page.getByRole('button', { name: 'Salir' }).press('Enter')
  await expect(page.getByText('La sesión en la cuenta de tu empresa sigue abierta')).toBeVisible()
  await expect(company).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(asked).toBeFocused()
  await page.keyboard.type('otro')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La cuenta de tu empresa no abre esta consola')).toBeVisible()

  const folded = page.getByRole('button', { name: 'Entrar con contraseña' })
  await tabTo(page, folded)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(rosa)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A esta consola se entra con la cuenta de tu empresa')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(local)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/consola\/?$/)

  await page.goto(`${server.origin}/consola/operadores`)
  await expect(page.getByRole('row', { name: /Rosa Paz/ }).getByText('Por la empresa')).toBeVisible()
  await page.getByRole('button', { name: 'Editar a Rosa Paz' }).press('Enter')
  await page.getByRole('button', { name: 'Quitar el vínculo con la empresa' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Quitar el vínculo de Rosa Paz con la empresa' })
    .getByRole('button', { name: 'Quitar el vínculo con la empresa' })
    .press('Enter')
  await expect(page.getByText('Rosa Paz ya no está vinculado')).toBeVisible()
})
