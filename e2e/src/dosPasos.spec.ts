import type { Page } from '@playwright/test'
import { named, providerDoor } from '@portal/contract/door.ts'
import { mailTo } from './correo.ts'
import { startOwnServer } from './ownServer.ts'
import { tabTo } from './keyboard.ts'
import { demoPassword, expect, people, test } from './portal.ts'
import { keyOn, phoneShowed, phoneShows } from './telefono.ts'

async function signInAt(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('una persona del proveedor activa la verificación en dos pasos con el teclado solo, ingresa con ella y la quita', async ({
  page,
  signIn,
}) => {
  await signIn('administrador')
  await page.goto('/consola')
  await page.getByRole('button', { name: 'Menú de usuario' }).press('Enter')
  await page.getByRole('link', { name: 'Verificación en dos pasos' }).press('Enter')

  await page.getByLabel('Tu contraseña').fill('no es esta')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es esa').first()).toBeVisible()
  await page.getByLabel('Tu contraseña').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const secret = await keyOn(page)
  const code = page.getByRole('textbox', { name: 'Código de verificación' })
  await expect(page.getByRole('heading', { name: 'Agregá esta cuenta' })).toBeFocused()
  await tabTo(page, code)
  await page.keyboard.type('123456')
  await expect(code).toHaveValue('123 456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El código no coincide, venció o ya se usó').first()).toBeVisible()
  await code.fill(await phoneShowed(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Activada', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Menú de usuario' }).press('Enter')
  await page.getByRole('button', { name: 'Salir' }).press('Enter')
  await expect(page).toHaveURL(/\/consola\/ingresar/)
  await signInAt(page, people.administrador, demoPassword)
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await expect(code).toBeFocused()
  await page.keyboard.type(phoneShows(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/consola\/?$/)

  await page.goto('/consola/dos-pasos')
  await page.getByRole('button', { name: 'Quitar la verificación' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Quitar la verificación' })
  await panel.getByLabel('Tu contraseña').fill(demoPassword)
  await panel.getByRole('textbox', { name: 'Código de verificación' }).fill(phoneShows(secret, 1))
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Configurar' })).toBeVisible()
})

test('cuando el proveedor la pide a todos, quien no la tiene solo puede activarla, y después llega adonde iba', async ({
  browser,
}) => {
  const [email, password] = ['primera@proveedor.example', 'una frase larga y propia']
  const { origin, dataDir, stop } = await startOwnServer({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  const boss = await browser.newContext()
  const call = async (mode: string, input: object) => {
    const data = { ...named(mode, providerDoor), ...input }
    const answer = await boss.request.post(`${origin}${providerDoor.url}`, { headers: { origin }, data })
    return (await answer.json()) as { success: boolean; result: { records: { secreto: string }[] } }
  }
  await call('LoginOperador', { username: email, password })
  const [mine] = (await call('IniciarTotpOperador', { password })).result.records
  await call('ActivarTotpOperador', { totp: phoneShows(mine?.secreto ?? '') })
  const settings = await call('SaveAjustes', { values: { totp_obligatorio: true } })
  expect(settings.success).toBe(true)
  const eva = 'eva@proveedor.example'
  await call('SaveOperador', { operadorid: '0', values: { nombre: 'Eva', email: eva, rol: 'revisor' } })
  const link = /\S+\/consola\/clave#token=\S+/.exec(await mailTo(eva, '', dataDir))?.[0] ?? ''

  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByLabel('Repetir contraseña').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/consola\/ingresar/)
  await page.goto(`${origin}/consola/registros`)
  await signInAt(page, eva, password)
  await expect(page.getByText('Activala para continuar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Revisión' })).toBeHidden()
  await page.getByLabel('Tu contraseña').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Código de verificación' }).fill(phoneShows(await keyOn(page)))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/consola\/registros/)
  await expect(page.getByRole('heading', { name: 'Registros' })).toBeVisible()

  await Promise.all([context.close(), boss.close()])
  await stop()
})
