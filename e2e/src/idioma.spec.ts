import type { Page } from '@playwright/test'
import { askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { demoPassword, expect, people, test } from './portal.ts'
import { settled } from './settled.ts'

const lang = (page: Page) => page.locator('html').getAttribute('lang')

test('se elige al pie sin JavaScript, y desde ahí todo es en ese idioma, hasta que se elige otro', async ({
  page,
  context,
  browser,
  origin,
}) => {
  // Given somebody whose browser is English, and who gets no script: it is Spanish until they choose.
  const bare = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', baseURL: origin })
  const reader = await bare.newPage()
  await reader.goto('/auth/login?destino=%2Fapp%2Fchoferes')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ingresar')
  const foot = reader.getByRole('navigation', { name: 'Idioma' })
  await expect(foot.locator('[aria-current]')).toHaveText('Español')
  await foot.getByRole('link', { name: 'English' }).click()

  // Then they are where they were, in English.
  await expect(reader).toHaveURL('/auth/login?destino=%2Fapp%2Fchoferes')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  expect([await lang(reader), await reader.title()]).toEqual(['en', 'Sign in · Portal'])
  for (const [path, title] of [
    ['/', 'No truck'],
    ['/nada', 'Oops, Page Not Found :('],
    ['/auth/registrese', 'Register your company'],
  ] as const) {
    await reader.goto(path)
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(title)
    expect(await lang(reader)).toBe('en')
  }
  await context.addCookies(await bare.cookies())
  await bare.close()

  // When they sign in, at first with a wrong password,
  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(people.ana)
  await page.getByLabel('Password', { exact: true }).fill('cualquiera')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()

  // then the app is in English, what the server says too,
  await expect(page).toHaveTitle('Home · Portal')
  expect(await lang(page)).toBe('en')
  await page.goto('/app/choferes/nuevo-chofer')
  await page.getByRole('textbox', { name: 'First name' }).fill('123')
  await page.getByRole('textbox', { name: 'Last name' }).focus()
  await expect(page.getByText('Enter characters only')).toBeVisible()
  await page.goto('/app/pages/documentoshistorial')
  await expect(page.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/).first()).toBeVisible()

  // and in German as soon as that is chosen, in this same page.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('dialog', { name: 'Darstellung' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verlauf der Dokumente')
  await expect(page).toHaveTitle('Verlauf der Dokumente · Portal')
  await expect(page.getByText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/).first()).toBeVisible()
  await expect(page.getByText(/\d\d\/\d\d\/\d{4}/)).toHaveCount(0)
  expect(await lang(page)).toBe('de')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await barriers(page)).toEqual([])

  // It stays: when the page is loaded anew, and after signing out.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verlauf der Dokumente')
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByText('Ausloggen').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einloggen')
})

test('lo que dice el servidor sigue al idioma que se elige, y la consola también', async ({
  page,
  context,
  signIn,
  origin,
}) => {
  await signIn('ana')
  await context.addCookies([{ name: 'portal_idioma', value: 'pt-BR', url: origin }])
  await page.goto('/app/choferes/nuevo-chofer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo motorista')
  await page.getByRole('button', { name: /^Mais \d+ dados/ }).click()
  await expect(page.getByRole('textbox', { name: 'Data de nascimento' })).toHaveAttribute(
    'placeholder',
    'dd/mm/aaaa',
  )
  await page.goto('/consola/ingresar')
  await expect(page.getByRole('button', { name: 'Mostrar a senha' })).toBeVisible()
  expect(await lang(page)).toBe('pt-BR')

  // There it is chosen before one signs in,
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konsole des Auftraggebers')
  // and afterwards from one's own menu, without losing the place.
  await signIn('revisor')
  await page.goto('/consola/revision')
  await expect(page).toHaveTitle(/^Prüfung/)
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByRole('button', { name: 'Sprache' }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('dialog')).toContainText('Which language do you work in?')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review')
  await expect(page).toHaveURL('/consola/revision')
})

test('en alemán, las pantallas de todos los días entran en un teléfono', async ({
  page,
  context,
  signIn,
  origin,
}) => {
  await signIn('ana')
  await context.addCookies([{ name: 'portal_idioma', value: 'de', url: origin }])
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/app',
    '/app/choferes',
    '/app/dominios',
    '/app/unidades',
    '/app/pages/documentos',
    '/app/pages/documentosfaltantes',
    '/app/pages/settings',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    expect([path, await lang(page), await overflow(page)]).toEqual([path, 'de', 0])
  }
})

test('en alemán, la consola entra en sus ventanas y en un teléfono, y nada se sale de su lugar', async ({
  page,
  context,
  signIn,
  origin,
}) => {
  await signIn('administrador')
  await context.addCookies([{ name: 'portal_idioma', value: 'de', url: origin }])
  const { records } = await askAsProvider(context, origin)('ListRevision', {})
  for (const path of [
    '/consola',
    `/consola/revision/${records[0]?.documentoid ?? ''}`,
    '/consola/registros',
    '/consola/cuentas',
    '/consola/catalogo',
    '/consola/auditoria',
    '/consola/ajustes',
  ]) {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect
        .poll(async () => [await overflow(page), ...(await cutOff(page))], `${path} a ${width} píxeles`)
        .toEqual([0])
    }
  }
})

/** Buttons, and words of the rail, that are wider than where they stand, or stand where no finger brings them into sight. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, nav a')]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        const scrolls = one.parentElement !== null && getComputedStyle(one.parentElement).overflowX === 'auto'
        const outside = !scrolls && (left < -1 || right > window.innerWidth + 1)
        return width > 0 && (outside || one.scrollWidth > one.clientWidth + 1)
      })
      .map((one) => one.textContent.trim()),
  )

test('una dirección que elige idioma no lleva a otro sitio', async ({ page, origin }) => {
  await page.goto(`/idioma?a=de&volver=${encodeURIComponent('//evil.example/app')}`)
  expect(new URL(page.url()).origin).toBe(origin)
  expect(await lang(page)).toBe('de')
})
