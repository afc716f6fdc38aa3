import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mailTo } from './correo.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'
import { keyOn, phoneShowed, phoneShows } from './telefono.ts'

/** On a server of their own: nobody else's journey signs in as somebody who has a second step. */

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const code = (page: Page) => page.getByRole('textbox', { name: 'Código de verificación' })
const recoveryCode = (page: Page) => page.getByRole('textbox', { name: 'Código de recuperación' })

async function signInAt(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/auth/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú de usuario' }).press('Enter')
  await page.getByRole('button', { name: 'Salir' }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
}

/** Adds the account to the phone, and answers its secret and the codes that were shown. */
async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel('Tu contraseña').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const secret = await keyOn(page)
  await tabTo(page, code(page))
  await page.keyboard.type(await phoneShowed(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Guardá tus códigos' })).toBeFocused()
  return { secret, codes: await page.locator('ol code').allInnerTexts() }
}

test('un transportista activa la verificación en dos pasos con el teclado solo, ingresa con ella y la quita', async ({
  page,
}) => {
  await signInAt(page, people.ana)
  await expect(page).toHaveURL(/\/app\/?$/)
  await page.goto(`${server.origin}/app/pages/perfil`)
  await page.getByRole('link', { name: 'Verificación en dos pasos' }).press('Enter')
  await expect(page.getByText('Nadie más puede quitártela')).toBeVisible()

  const password = page.getByLabel('Tu contraseña')
  await tabTo(page, password)
  await page.keyboard.type('no es esta')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es esa').first()).toBeVisible()
  const { secret, codes } = await switchOn(page)
  expect(codes).toHaveLength(10)

  // Leaving before they are kept is asked about.
  await page.getByRole('link', { name: 'Inicio' }).first().press('Enter')
  const leave = page.getByRole('alertdialog', { name: '¿Guardaste los códigos?' })
  await leave.getByRole('button', { name: 'Volver a los códigos' }).press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).press('Enter')
  const file = await (await download).path()
  const text = await readFile(file, 'utf8')
  for (const each of codes) expect(text).toContain(each)
  expect(text).toContain(people.ana)
  await page.getByRole('button', { name: 'Ya los guardé' }).press('Enter')
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  expect(await mailTo(people.ana, 'Activaste la verificación en dos pasos', server.dataDir)).toContain(
    'para entrar al portal',
  )

  await signOut(page)
  await signInAt(page, people.ana)
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await expect(code(page)).toBeFocused()
  // Half-way nothing is open, at no address.
  expect((await page.request.get(`${server.origin}/app`, { maxRedirects: 0 })).status()).toBe(302)
  await page.keyboard.type('123456')
  await expect(code(page)).toHaveValue('123 456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El código no coincide, venció o ya se usó')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await code(page).fill(phoneShows(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/?$/)

  await page.goto(`${server.origin}/app/pages/dos-pasos`)
  await page.getByRole('button', { name: 'Quitar la verificación' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Quitar la verificación' })
  await panel.getByLabel('Tu contraseña').fill(demoPassword)
  await code(page).fill(phoneShows(secret, 1))
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Configurar' })).toBeVisible()
})

test('quien no tiene el celular ingresa con un código de recuperación, pide otros, y la quita con uno', async ({
  page,
}) => {
  await signInAt(page, people.carla)
  await expect(page).toHaveURL(/\/app/)
  await page.goto(`${server.origin}/app/pages/dos-pasos`)
  const { secret, codes } = await switchOn(page)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await signOut(page)

  await signInAt(page, people.carla)
  await page.getByRole('button', { name: 'No tengo el celular' }).press('Enter')
  await expect(recoveryCode(page)).toBeFocused()
  await page.keyboard.type('abcde23456')
  await expect(recoveryCode(page)).toHaveValue('ABCDE-23456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ese código de recuperación no es tuyo o ya se usó')).toBeVisible()
  await recoveryCode(page).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/?$/)
  expect(await mailTo(people.carla, 'Se usó uno de tus códigos', server.dataDir)).toContain(
    'uno de tus códigos de recuperación',
  )

  await page.goto(`${server.origin}/app/pages/dos-pasos`)
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
  await page.getByRole('button', { name: 'Pedir códigos nuevos' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Tu contraseña').fill(demoPassword)
  await code(page).fill(phoneShows(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Guardá tus códigos' })).toBeVisible()
  const others = await page.locator('ol code').allInnerTexts()
  expect(others.filter((each) => codes.includes(each))).toEqual([])
  await page.getByRole('button', { name: 'Ya los guardé' }).click()

  await page.getByRole('button', { name: 'Quitar la verificación' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Quitar la verificación' })
  await panel.getByLabel('Tu contraseña').fill(demoPassword)
  await panel.getByRole('button', { name: 'Usar un código de recuperación' }).press('Enter')
  // One of before serves no more.
  await recoveryCode(page).fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Ese código de recuperación no es tuyo o ya se usó').first()).toBeVisible()
  await recoveryCode(page).fill(others[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await signOut(page)
  await signInAt(page, people.carla)
  await expect(page).toHaveURL(/\/app\/?$/)
})
