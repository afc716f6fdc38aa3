import { demoPassword, expect, people, test } from './portal.ts'
import { settled } from './settled.ts'

test('la sesión sin actividad avisa, se cierra, y ofrece lo que se estaba escribiendo', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  const name = page.getByRole('textbox', { name: /^Nombre/ })
  await name.fill('Borrador')
  const theirs = page.getByRole('textbox', { name: /^Email/ })
  await page.getByRole('button', { name: /datos más/ }).click()
  await theirs.fill('borrador@fletes.example')

  await page.clock.fastForward('04:10')
  const warning = page.getByRole('alertdialog', { name: '¿Seguís ahí?' })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Seguir conectado' }).click()
  await expect(warning).toBeHidden()

  await page.clock.fastForward('05:10')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toContainText(/sesión/)
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue(people.ana)
  expect(page.url()).not.toContain('ana')
  await expect(page.getByRole('checkbox', { name: 'Recordar mi email' })).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(people.ana)
  const password = page.getByLabel('Contraseña', { exact: true })
  await expect(password).toBeFocused()
  await password.fill(demoPassword)
  await page.getByRole('button', { name: 'Continuar' }).click()

  await expect(page).toHaveURL(/nuevo-chofer/)
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(name).toHaveValue('Borrador')
  // Folded as ever, but for a draft that says something there.
  await expect(theirs).toBeVisible()
  await expect(theirs).toHaveValue('borrador@fletes.example')
})

test('una sesión que el servidor ya cerró termina en el ingreso, con el camino de vuelta', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('carla')
  await page.goto('/app/choferes')
  await expect(page.getByRole('heading', { name: 'Choferes' })).toBeVisible()
  // What is still asked would be told first.
  await settled(page)
  await context.clearCookies()
  // An event alone: a pointer on its way asks ahead for that screen, and that question may end the session before the
  // press does.
  await page.getByRole('link', { name: 'Documentos' }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/auth\/login\?destino=/)
})

test('irse de un formulario con cambios pregunta antes', async ({ page, signIn }) => {
  await signIn('carla')
  await page.goto('/app/choferes/nuevo-chofer')
  const name = page.getByRole('textbox', { name: /^Nombre/ })
  await name.fill('Sin guardar')
  await page.getByRole('link', { name: 'Documentos' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Sin guardar')
})

test('con un diálogo abierto, Atrás lo cierra a él, y pregunta si se perdería lo escrito', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes')
  await page.goto('/app')
  await page.getByRole('link', { name: /Lista de usuarios/ }).click()
  await expect(page).toHaveURL(/\/app\/usuarios/)
  const invite = page.getByRole('button', { name: 'Invitar' })
  const panel = page.getByRole('dialog', { name: 'Invitar a un usuario' })
  await invite.click()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/app\/usuarios/)
  await invite.click()
  const name = panel.getByRole('textbox', { name: 'Nombre' })
  await name.fill('Sin mandar')
  await page.goBack()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(name).toHaveValue('Sin mandar')
  await expect(page).toHaveURL(/\/app\/usuarios/)
  await page.goBack()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/?$/)
})

test('dar de baja pregunta antes de perder lo escrito', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app/choferes')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Dar de baja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dar de baja' })
  const motivo = dialog.getByRole('combobox', { name: /^Motivo/ })
  await motivo.selectOption({ index: 1 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(motivo).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(dialog).toBeHidden()
})

test('salir en una pestaña cierra las demás', async ({ page, context, signIn }) => {
  await signIn('carla')
  const other = await context.newPage()
  await other.goto('/app/choferes')
  await page.goto('/app')
  await page.getByRole('button', { name: /usuario|Carla/i }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(other).toHaveURL(/\/auth\/login/)
  // Whoever leaves takes the own email along.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})
