import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** The calendar that each person has: its address made, read by a program, changed and ended. */

async function reads(origin: string, direccion: string) {
  const { pathname } = new URL(direccion)
  const answer = await fetch(origin + pathname)
  return { status: answer.status, eventos: (await answer.text()).split('BEGIN:VEVENT').length - 1 }
}

test('quien no es titular hace su calendario con el teclado solo, elige qué va, cambia la dirección y lo apaga', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('bruno')
  await page.goto('/app/pages/perfil')
  await page.getByRole('link', { name: 'Ver el calendario' }).press('Enter')
  const card = page.getByRole('region', { name: 'Tus vencimientos en el calendario' })
  await card.getByRole('button', { name: 'Hacer la dirección' }).press('Enter')

  const copy = card.getByRole('button', { name: /^Copiar/ })
  await tabTo(page, copy)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: /^Copiado/ })).toBeVisible()
  const first = await page.evaluate(() => navigator.clipboard.readText())
  expect(first).toMatch(/\/ical\/cal_c\w{4}_\w{43}\.ics$/)
  const address = card.getByRole('textbox', { name: 'Dirección para suscribirte' })
  await expect(address).toHaveValue(first)
  const whole = await reads(origin, first)
  expect(whole.status).toBe(200)
  expect(whole.eventos).toBeGreaterThan(3)
  await expect(card.getByRole('listitem')).toHaveCount(3)

  await tabTo(page, card.getByRole('switch', { name: 'Solo lo crítico' }))
  await page.keyboard.press('Space')
  await expect(card.getByRole('switch', { name: 'Solo lo crítico' })).toBeChecked()
  await expect.poll(async () => (await reads(origin, first)).eventos).toBeLessThan(whole.eventos)
  const company = card.getByRole('switch', { name: 'Transporte' })
  await company.press('Space')
  await expect(company).not.toBeChecked()
  const people = card.getByRole('switch', { name: 'Choferes y dominios' })
  await people.press('Space')
  await expect(card.getByText('Elegí choferes y dominios, transporte, o los dos')).toBeVisible()
  await expect(people).toBeChecked()

  await page.reload()
  await expect(address).toHaveValue(/\/ical\/cal_c\w{4}….ics$/)
  await expect(card.getByRole('button', { name: /^Copiar/ })).toHaveCount(0)
  expect(await page.content()).not.toContain(first.slice(-47, -4))
  await expect(card.getByText('Se leyó por última vez')).toBeVisible()

  await card.getByRole('button', { name: 'Cambiarla' }).press('Enter')
  const change = page.getByRole('alertdialog', { name: 'Cambiar la dirección' })
  await tabTo(page, change.getByRole('button', { name: 'Cambiarla' }))
  await page.keyboard.press('Enter')
  await expect(address).toHaveValue(/\/ical\/cal_c\w{4}_\w{43}\.ics$/)
  const second = await address.inputValue()
  expect((await reads(origin, first)).status).toBe(404)
  expect((await reads(origin, second)).status).toBe(200)
  await expect(company).not.toBeChecked()

  await card.getByRole('button', { name: 'Apagar' }).press('Enter')
  const end = page.getByRole('alertdialog', { name: 'Apagar el calendario' })
  await tabTo(page, end.getByRole('button', { name: 'Apagar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('El calendario quedó apagado.')).toBeVisible()
  // What was pressed is gone: the screen itself has the focus.
  await expect(page.getByRole('heading', { name: 'Calendario', level: 1 })).toBeFocused()
  await expect(card.getByRole('button', { name: 'Hacer la dirección' })).toBeVisible()
  expect((await reads(origin, second)).status).toBe(404)
})

test('quien revisa hace el suyo, con lo de todas las cuentas; el titular lo tiene al lado de sus programas', async ({
  page,
  consoleOrigin,
  signIn,
}) => {
  await signIn('revisor')
  await page.goto(`${consoleOrigin}/consola`)
  await page.getByRole('button', { name: 'Menú de usuario' }).click()
  await page.getByRole('link', { name: 'Mi calendario' }).click()
  const card = page.getByRole('region', { name: 'Tus vencimientos en el calendario' })
  await card.getByRole('button', { name: 'Hacer la dirección' }).click()
  const address = card.getByRole('textbox', { name: 'Dirección para suscribirte' })
  await expect(address).toHaveValue(/\/ical\/cal_p\w{4}_\w{43}\.ics$/)
  const { status, eventos } = await reads(consoleOrigin, await address.inputValue())
  expect(status).toBe(200)
  expect(eventos).toBeGreaterThan(3)
  await expect(card).toContainText('De todas las cuentas, los próximos 90 días')
  await card.getByRole('button', { name: 'Apagar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(card.getByRole('button', { name: 'Hacer la dirección' })).toBeVisible()

  await signIn('ana')
  await page.goto('/app/pages/programas')
  await expect(page.getByRole('heading', { name: 'Programas con llave' })).toBeVisible()
  await expect(card).toBeVisible()
})

test('si se corta la línea, se dice, y otra vez alcanza', async ({ page, signIn }) => {
  await signIn('delia')
  await page.goto('/app/pages/programas')
  const card = page.getByRole('region', { name: 'Tus vencimientos en el calendario' })
  await page.route('**/api/**', (route) =>
    route.request().postData()?.includes('CrearCalendario') === true
      ? route.abort('connectionfailed')
      : route.continue(),
  )
  await card.getByRole('button', { name: 'Hacer la dirección' }).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/**')
  await card.getByRole('button', { name: 'Hacer la dirección' }).click()
  await expect(card.getByRole('button', { name: /^Copiar/ })).toBeVisible()
})
