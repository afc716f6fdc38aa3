import { carrierDoor, named } from '@portal/contract/door.ts'
import { expect, people, test } from './portal.ts'

/** Somebody tries what is not theirs, and the provider sees it. */

test('alguien adivina contraseñas, y un administrador lo ve en Inicio y lo abre', async ({
  page,
  playwright,
  consoleOrigin,
  signIn,
}) => {
  const stranger = await playwright.request.newContext()
  const guess = (n: number) =>
    stranger.post(`${consoleOrigin}${carrierDoor.url}`, {
      headers: { origin: consoleOrigin },
      data: { ...named('login', carrierDoor), username: people.elias, password: `camiones${n}` },
    })
  // Past the tenth of a quarter of an hour nothing is compared any more: that is refused too.
  for (let n = 0; n < 12; n++) expect(await (await guess(n)).json()).toMatchObject({ success: false })
  await stranger.dispose()

  await signIn('administrador')
  await page.goto('/consola')
  const notice = page.getByRole('region', { name: 'Intentos rechazados' })
  await expect(notice.getByText(/ingresos rechazados/)).toBeVisible()
  await expect(notice.getByText(/persona.*desde.*red/)).toBeVisible()

  await notice.getByRole('link', { name: /^Ver: \d+ ingresos rechazados/ }).click()
  await expect(page).toHaveURL(/\/consola\/rechazos\?clase=ingreso/)
  await expect(page.getByRole('heading', { name: 'Intentos rechazados' })).toBeVisible()
  const row = page.getByRole('row', { name: /Elías/ }).first()
  await expect(row.getByText('Portal', { exact: true })).toBeVisible()
  // What was typed is nowhere.
  await expect(page.getByText('camiones')).toHaveCount(0)
  await expect(page.getByText(people.elias)).toHaveCount(0)
})

test('un revisor no lo ve, y quien no pudo preguntar no lee que está todo bien', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('revisor')
  await page.goto('/consola/rechazos')
  await expect(page.getByText('Los mira un administrador')).toBeVisible()

  // Nobody is there to be told that the session of before is gone.
  await page.goto('about:blank')
  await context.clearCookies()
  await signIn('administrador')
  await page.route('**/api/consola', async (route) => {
    const { mode } = route.request().postDataJSON() as { mode?: string }
    if (mode === 'SummarizeRefusedAttacks')
      await route.fulfill({
        json: { success: false, error: { code: 503, message: 'El servicio está ocupado.' } },
      })
    else await route.continue()
  })
  await page.goto('/consola')
  const notice = page.getByRole('region', { name: 'Intentos rechazados' })
  await expect(notice.getByText('No se sabe si hubo más que de costumbre')).toBeVisible()
  await expect(page.getByText('Todo anda bien')).toHaveCount(0)
})
