import type { Locator, Page } from '@playwright/test'
import { mailTo } from './correo.ts'
import { demoPassword, expect, people, test } from './portal.ts'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Continuar' })

/** Where it stands, in pixels of the page. */
async function box(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('no se ve')
  return box
}

test('Continuar espera un email y una contraseña, y un error se dice sin borrar el email', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await expect(submit(page)).toBeDisabled()
  await email(page).fill('nadie@')
  await password(page).fill('cualquiera')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await email(page).fill('nadie@ninguna-parte.example')
  await expect(submit(page)).toBeEnabled()
  await password(page).fill('')
  await expect(submit(page)).toBeDisabled()
  await password(page).fill('cualquiera')
  const { y } = await box(submit(page))
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos.')
  expect((await box(submit(page))).y, 'el aviso corre el botón').toBe(y)
  await expect(email(page)).toHaveValue('nadie@ninguna-parte.example')
  await expect(password(page)).toBeFocused()
  await email(page).press('End')
  await email(page).pressSequentially('.ar')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await box(submit(page))).y).toBe(y)
})

/** Opens a page whose script does not run before it is told to. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let run = () => {}
  const typed = new Promise<void>((resolve) => (run = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return run
}

test('lo que se escribe en el registro antes de que su script corra queda escrito, y dice qué le falta', async ({
  page,
}) => {
  const run = await openEarly(page, '/auth/registrese')
  const typed = {
    Nombre: 'Nadia',
    Apellido: 'Viajera',
    'Número de CUIT': '30-12345678-9',
    'Calle y número': 'Calle Inventada 123',
  }
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value)
  await page.getByRole('checkbox', { name: /términos/ }).check()
  await email(page).fill('nad')
  run()
  await expect(page.getByText('CUIT o CUIL inválido')).toBeVisible()
  await expect(email(page), 'donde se está escribiendo no se dice nada todavía').toHaveValue('nad')
  await expect(page.getByText(/email inválido/i)).toBeHidden()
  await email(page).pressSequentially('ia@ninguna-parte.example')
  await expect(email(page)).toHaveValue('nadia@ninguna-parte.example')
  for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value)
  await expect(page.getByRole('checkbox', { name: /términos/ })).toBeChecked()
  await expect(page.getByLabel('Código de área')).toHaveValue('+54')
})

test('la provincia que se escribe antes de que el script corra ofrece sus opciones, y si ya se dejó se elige', async ({
  page,
}) => {
  const province = page.getByRole('combobox', { name: 'Provincia' })
  const city = page.getByRole('combobox', { name: 'Localidad' })
  for (const leaves of [false, true]) {
    const run = await openEarly(page, '/auth/registrese')
    await province.fill('Chubut')
    if (leaves) await province.blur()
    run()
    if (!leaves) await page.getByRole('option', { name: 'Chubut' }).click()
    await expect(province).toHaveValue('Chubut')
    await city.fill('Trelew')
    await expect(page.getByRole('option', { name: 'Trelew', exact: true })).toBeVisible()
    await page.unrouteAll()
    page.once('dialog', (dialog) => void dialog.accept())
  }
})

test('el email que se escribe para recuperar la contraseña antes de que el script corra queda escrito', async ({
  page,
}) => {
  const run = await openEarly(page, '/auth/reset-password')
  await email(page).fill('nadie@ninguna-parte.example')
  run()
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled()
  await expect(email(page)).toHaveValue('nadie@ninguna-parte.example')
})

test('la página de ingreso trae poco, y lo que se escribe antes de que su script corra queda escrito', async ({
  page,
}) => {
  const run = await openEarly(page, '/auth/login')
  await email(page).fill('nadie@ninguna-parte.example')
  await password(page).fill('cualquiera')
  run()
  await expect(page.locator('form[data-early]')).toHaveCount(0)
  await expect(submit(page)).toBeEnabled()
  await expect(email(page)).toHaveValue('nadie@ninguna-parte.example')
  await expect(password(page)).toHaveValue('cualquiera')

  const brought = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType }) => ['script', 'link', 'other'].includes(initiatorType))
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ transferSize }) => transferSize),
  )
  expect(brought.length, 'los archivos').toBeLessThanOrEqual(4)
  expect(
    brought.reduce((sum, bytes) => sum + bytes, 0),
    'lo que pesan',
  ).toBeLessThan(75 * 1024)
})

test('lo que se aprieta al salir de un campo responde, aunque el campo tenga algo que decir', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await expect(email(page)).toBeFocused()
  // Leaving it empty is a mistake, and saying so moves what stands below.
  await page.getByRole('link', { name: 'Registrate' }).click()
  await expect(page).toHaveURL(/registrese/)
})

test('en un teléfono chico el registro dice junto a Guardar qué falta mirar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/auth/registrese')
  const save = page.getByRole('button', { name: 'Guardar' })
  await page.getByLabel('Número de CUIT').fill('30-99900001-8')
  await expect(page.getByText('CUIT o CUIL inválido')).toBeVisible()
  await expect(page.getByText('Revisá: número de documento.')).toBeInViewport()
  await expect(save).toBeInViewport()
  await expect(save).toBeDisabled()
  await page.getByLabel('Celular').fill('1154445566')
  const { width, x } = await box(page.getByLabel('Celular'))
  expect(width, 'no se lee un número').toBeGreaterThan(180)
  expect(x + width).toBeLessThanOrEqual(360)
})

test('la contraseña se puede mirar, y se pega en ella', async ({ page }) => {
  await page.goto('/auth/login')
  await password(page).fill(demoPassword)
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('con las mayúsculas trabadas la contraseña lo dice, y deja de decirlo al soltarlas', async ({
  page,
}) => {
  const press = (modifierCapsLock: boolean) =>
    password(page).evaluate(
      (field, modifierCapsLock) =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock })),
      modifierCapsLock,
    )
  const hint = page.getByText('Tenés activadas las mayúsculas.')
  await page.goto('/auth/login')
  await password(page).focus()
  await press(true)
  await expect(hint).toBeVisible()
  await press(false)
  await expect(hint).toHaveCount(0)
})

test('en todos los campos se pega, y un código pegado se escribe solo con su guion', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = async (field: Locator, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await field.focus()
    await page.keyboard.press('Control+V')
  }
  await page.goto('/auth/reset-password-code')
  const code = page.getByRole('textbox', { name: 'Código de verificación' })
  await paste(code, 'abc123')
  await expect(code).toHaveValue('ABC-123')
  for (const path of ['login', 'registrese', 'reset-password', 'reset-password-code']) {
    await page.goto(`/auth/${path}`)
    const fields = page.locator(
      'form input:is([type=text], [type=email], [type=password], [type=tel], :not([type]))',
    )
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) {
      if (!(await field.isVisible())) continue
      await field.fill('')
      await paste(field, '12')
      await expect(field, `${path}: ${(await field.getAttribute('name')) ?? ''}`).toHaveValue(/12/)
    }
  }
})

test('una contraseña nueva dice cuánto resiste, y la clave que se repite tiene que ser la misma', async ({
  page,
}) => {
  await page.goto('/auth/reset-password-code')
  const field = page.getByLabel('Contraseña nueva')
  const meter = page.getByRole('meter')
  await expect(meter).toHaveCount(0)
  await field.fill('contraseña1')
  const weak = Number(await meter.getAttribute('aria-valuenow'))
  await field.fill('Un bitrén verde cruza La Pampa a las 5:40')
  expect(Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(weak)
})

for (const ajeno of ['https://otro.example/app', '//otro.example', '/consola', 'javascript:alert(1)'])
  test(`quien ingresa no sale del portal hacia ${ajeno}`, async ({ page }) => {
    await page.goto(`/auth/login?destino=${encodeURIComponent(ajeno)}`)
    await email(page).fill(people.carla)
    await password(page).fill(demoPassword)
    await submit(page).click()
    await expect(page).toHaveURL(/\/app\/?$/)
  })

test('después de ingresar se vuelve a la página pedida, y las de ingreso ya no se muestran', async ({
  page,
}) => {
  await page.goto('/app/choferes?search=per')
  await expect(page).toHaveURL(/\/auth\/login/)
  await email(page).fill(people.carla)
  await password(page).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/choferes\?search=per/)
  await expect(page.getByRole('searchbox')).toHaveValue('per')
  for (const path of ['login', 'registrese', 'registro-exitoso', 'reset-password', 'reset-password-code']) {
    await page.goto(`/auth/${path}`)
    await expect(page, path).toHaveURL(/\/app$/)
  }
})

test('recordar guarda el email para la próxima vez, y nada más', async ({ page, context }) => {
  await page.goto('/auth/login')
  await email(page).fill(people.carla)
  await password(page).fill(demoPassword)
  await page.getByRole('checkbox', { name: 'Recordar mi email' }).check()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
  // An open screen that asks meanwhile goes to sign in by itself, and would stop the visit half-way.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('/auth/login')
  await expect(email(page)).toHaveValue(people.carla)
  await expect(password(page)).toHaveValue('')
  await expect(password(page)).toBeFocused()
})

test('una dirección que no existe responde 404', async ({ page, signIn }) => {
  for (const path of ['/nada', '/auth/nada', '/app/nada', '/app/choferes/nada/nada']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops, Page Not Found :(' })).toBeVisible()
  }
  await signIn('ana')
  expect((await page.goto('/app/nada'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go To Dashboard' }).click()
  await expect(page).toHaveURL(/\/app\/?$/)
})

test('una dirección que la consola no tiene responde 404, y vuelve a la consola', async ({
  page,
  signIn,
}) => {
  const back = page.getByRole('link', { name: 'Ir al inicio' })
  const open = async () => {
    expect((await page.goto('/consola/nada'))?.status()).toBe(404)
    await expect(page.getByText('No encontramos lo que buscás')).toBeVisible()
    await expect(page.locator('a[href^="/app"]')).toHaveCount(0)
    await back.click()
  }
  await open()
  await expect(page).toHaveURL(/\/consola\/ingresar/)
  await signIn('revisor')
  await open()
  await expect(page).toHaveURL(/\/consola\/?$/)
})

test('la contraseña se cambia con el código del mail', async ({ page }) => {
  await page.goto('/auth/reset-password')
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled()
  await email(page).fill(people.bruno)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/reset-password-code/)
  await expect(page.getByText('Email enviado')).toBeVisible()

  const mail = await mailTo(people.bruno, 'Tu código para cambiar la contraseña')
  const code = /^\s*([A-Z0-9]{3}-[A-Z0-9]{3})$/m.exec(mail)?.[1] ?? ''
  expect(code).not.toBe('')
  const field = page.getByRole('textbox', { name: 'Código de verificación' })
  await field.fill(code.toLowerCase().replace('-', ''))
  await expect(field).toHaveValue(code)
  await page.getByLabel('Contraseña nueva').fill('otra frase bien larga')
  await page.getByLabel('Repetir contraseña').fill('otra frase distinta')
  await page.getByLabel('Repetir contraseña').blur()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await page.getByLabel('Repetir contraseña').fill('otra frase bien larga')
  await page.getByRole('button', { name: 'Cambiar' }).click()

  const dialog = page.getByRole('dialog', { name: 'Cambio de Contraseña' })
  await expect(dialog.getByText('La contraseña se ha generado exitosamente.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await mailTo(people.bruno, 'Cambiaste tu contraseña')

  await email(page).fill(people.bruno)
  await password(page).fill('otra frase bien larga')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
})

test('un código inventado no cambia nada, y la página abierta sin más pide también el email', async ({
  page,
}) => {
  await page.goto('/auth/reset-password-code')
  await email(page).fill(people.carla)
  await page.getByRole('textbox', { name: 'Código de verificación' }).fill('aaa111')
  await page.getByLabel('Contraseña nueva').fill('otra frase bien larga')
  await page.getByLabel('Repetir contraseña').fill('otra frase bien larga')
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await expect(page.getByText('Código inválido o vencido')).toBeVisible()
})

test('una cuenta incompleta ve solamente su perfil', async ({ page, signIn }) => {
  await signIn('elias')
  await page.goto('/app/choferes')
  await expect(page).toHaveURL(/editar-perfil/)
  await expect(page.getByRole('heading', { name: 'Editar perfil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choferes' })).toHaveCount(0)
})

test('una cuenta suspendida mira, sabe por qué, y no cambia sus choferes', async ({ page, signIn }) => {
  await signIn('flora')
  await page.goto('/app/choferes')
  const why =
    'La cuenta está suspendida: El seguro de carga venció, y todavía no presentaste el nuevo. Podés ver'
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByText(/Hay 3 choferes|Hay \d+ chofer/)).toBeVisible()
})
