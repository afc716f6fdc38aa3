import { expect, test } from './portal.ts'

test('la sesión sin actividad avisa, se cierra, y guarda lo que se estaba escribiendo', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  const name = page.getByRole('textbox', { name: /^Nombre/ })
  await name.fill('Borrador')
  await page.clock.fastForward('04:10')
  await expect(page.getByRole('dialog').getByText('¿Seguís ahí?')).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page).toHaveURL(/\/auth\/login/)

  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(name).toHaveValue('Borrador')
})

test('salir en una pestaña cierra las demás', async ({ page, context, signIn }) => {
  await signIn('carla')
  const other = await context.newPage()
  await other.goto('/app/choferes')
  await page.goto('/app')
  await page.getByRole('button', { name: /usuario|Carla/i }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(other).toHaveURL(/\/auth\/login/)
})

test('con el teclado solo se ingresa y se agrega un chofer', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('delia@fletes-de-fabula.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Los camiones salen temprano')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app/)
  await page.goto('/app/choferes')
  await page.getByRole('link', { name: 'Nuevo chofer' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^Nombre/ }).focus()
  await page.keyboard.type('Tecla')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sinmouse')
  await page.getByRole('textbox', { name: /Número de documento/ }).focus()
  await page.keyboard.type(String(Date.now()).slice(-8))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
})
