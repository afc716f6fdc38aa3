import { demoPassword, expect, mailTo, people, test } from './portal.ts'

test('Continuar espera un email y una contraseña, y un error se dice sin borrar nada', async ({ page }) => {
  await page.goto('/auth/login')
  const submit = page.getByRole('button', { name: 'Continuar' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Email').fill('ana@')
  await page.getByLabel('Contraseña', { exact: true }).fill('x')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Email').fill('nadie@ninguna-parte.example')
  await submit.click()
  await expect(page.getByText('Email o contraseña incorrectos.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nadie@ninguna-parte.example')
})

test('después de ingresar se vuelve a la página pedida, y las de ingreso ya no se muestran', async ({
  page,
}) => {
  await page.goto('/app/choferes?search=per')
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByLabel('Email').fill(people.carla)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/choferes\?search=per/)
  await page.goto('/auth/login')
  await expect(page).toHaveURL(/\/app$/)
})

test('una dirección que no existe responde 404', async ({ page, signIn }) => {
  for (const path of ['/nada', '/auth/nada', '/app/nada', '/app/choferes/nada/nada', '/consola/nada']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
  }
  await signIn('ana')
  expect((await page.goto('/app/nada'))?.status()).toBe(404)
})

test('la contraseña se cambia con el código del mail', async ({ page }) => {
  await page.goto('/auth/reset-password')
  await page.getByLabel('Email').fill('bruno@ficcion-del-sur.example')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/reset-password-code/)
  const mail = await mailTo('bruno@ficcion-del-sur.example', 'Tu código para cambiar la contraseña')
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}(?=\s)/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0] ?? ''
  const field = page.getByLabel('Código de verificación')
  await field.fill(code.toLowerCase().replace('-', ''))
  await expect(field).toHaveValue(code)
  await page.getByLabel('Contraseña nueva').fill('otra frase bien larga')
  await page.getByLabel('Repetir contraseña').fill('otra frase distinta')
  await page.getByLabel('Repetir contraseña').blur()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await page.getByLabel('Repetir contraseña').fill('otra frase bien larga')
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await expect(page.getByText('La contraseña se ha generado exitosamente.')).toBeVisible()
  await mailTo('bruno@ficcion-del-sur.example', 'Cambiaste tu contraseña')
})

test('una cuenta incompleta ve solamente su perfil', async ({ page, signIn }) => {
  await signIn('elias')
  await page.goto('/app/choferes')
  await expect(page).toHaveURL(/editar-perfil/)
})

test('una cuenta suspendida mira y sabe por qué', async ({ page, signIn }) => {
  await signIn('flora')
  await page.goto('/app')
  await expect(page.getByText(/La cuenta está suspendida/).first()).toBeVisible()
})
