import { tabTo } from './keyboard.ts'
import { demoPassword, expect, people, test } from './portal.ts'

test('con el teclado solo se ingresa y se agrega un chofer', async ({ page }) => {
  await page.goto('/auth/login')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(people.delia)
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/app/)
  await tabTo(
    page,
    page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Choferes', exact: true }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/choferes/)
  await tabTo(page, page.getByRole('link', { name: 'Nuevo chofer' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('textbox', { name: /^Nombre/ }))
  await page.keyboard.type('Tecla')
  await tabTo(page, page.getByRole('textbox', { name: /^Apellido/ }))
  await page.keyboard.type('Sinmouse')
  await tabTo(page, page.getByRole('textbox', { name: /^Número$/ }))
  await page.keyboard.type(String(Date.now()).slice(-8))
  await tabTo(page, page.getByRole('button', { name: 'Guardar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Sinmouse/ })).toBeVisible()
})

test('lo primero que alcanza Tab saltea el menú', async ({ page, signIn }) => {
  await signIn('carla')
  await page.goto('/app/choferes')
  await expect(page.getByRole('heading', { name: 'Choferes' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/Ir al contenido|Saltar/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
