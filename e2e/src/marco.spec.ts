import type { Locator, Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { unseen } from './focusRing.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'
import { settled } from './settled.ts'

/** The frame, as each person lays it out. */

const layouts = {
  'left-sidebar': 'Barra a la izquierda',
  'big-sidebar': 'Barra ancha',
  'top-navigation': 'Menú arriba',
  'mega-menu': 'Menú grande',
} as const
const backgrounds = ['header', 'half', 'full'] as const
const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

/** A page of the portal's that is there at once, and where a look can be kept before any screen is opened. */
const bare = '/salud'

async function wear(page: Page, look: Readonly<Record<string, unknown>>, { mode = 'light', path = '' } = {}) {
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.setItem('portal-settings', kept)
      localStorage.setItem('portal-mode', chosen)
    },
    [JSON.stringify(look), mode] as const,
  )
  await page.goto(path || page.url())
  await still(page)
}

async function still(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled(page)
}

const width = async (part: Locator) => (await part.boundingBox())?.width

const contentTop = (page: Page) =>
  page.evaluate(() => document.querySelector('main > header')?.nextElementSibling?.getBoundingClientRect().y)

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [layout, name] of Object.entries(layouts)) {
  for (const [mode, palette] of [
    ['light', 'puna'],
    ['dark', 'malbec'],
  ] as const)
    test(`${name}, ${mode}: sin barreras en cada fondo, y lo que se muestra empieza a 128`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize(desk)
      await signIn('ana')
      await page.goto(bare)
      for (const background of backgrounds) {
        await wear(page, { layout, background, palette, direction: 'ltr' }, { mode, path: '/app/dominios' })
        // Another background is the same page in other colours.
        const recoloured = background !== backgrounds[0]
        expect(await barriers(page, { recoloured }), background).toEqual([])
        await expect.poll(() => contentTop(page)).toBe(128)
      }
    })

  test(`${name}: de derecha a izquierda y en un teléfono`, async ({ page, signIn }) => {
    await page.setViewportSize(desk)
    await signIn('ana')
    await page.goto(bare)
    await wear(page, { layout, background: 'full', direction: 'rtl' }, { path: '/app/dominios' })
    expect(await barriers(page)).toEqual([])
    expect(await wide(page)).toBe(0)

    await page.setViewportSize(phone)
    for (const background of backgrounds) {
      await wear(page, { layout, background })
      await expect.poll(() => contentTop(page)).toBeLessThanOrEqual(112)
      expect(await wide(page)).toBe(0)
    }
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Choferes' }).click()
    await expect(page).toHaveURL(/\/app\/choferes/)
  })
}

for (const layout of ['big-sidebar', 'mega-menu'])
  test(`${layout}: el foco se ve, en claro y en oscuro`, async ({ page, signIn }) => {
    await page.setViewportSize(desk)
    await signIn('ana')
    await page.goto(bare)
    await wear(page, { layout }, { mode: 'system', path: '/app/pages/proximamente' })
    expect(await unseen(page)).toEqual([])
  })

test('la apariencia se elige mirándola, queda para la próxima y se puede restablecer', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desk)
  await signIn('ana')
  await page.goto('/app')
  await still(page)
  const opener = page.getByRole('button', { name: 'Menú de usuario' })
  await opener.click()
  await page.getByRole('button', { name: 'Apariencia e idioma' }).click()
  const panel = page.getByRole('dialog', { name: 'Apariencia' })
  await expect(panel).toBeVisible()
  await expect.poll(() => width(panel)).toBe(376)

  const palettes = panel.getByRole('radiogroup', { name: 'Paleta' }).getByRole('radio')
  await expect(palettes).toHaveCount(8)
  await panel.getByRole('button', { name: /Ver todas/ }).click()
  await expect(palettes).toHaveCount(12)
  const band = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--band-from').trim())
  const first = await band()
  await panel.getByRole('radio', { name: 'Asfalto' }).check()
  await expect.poll(band).not.toBe(first)
  await panel.getByRole('button', { name: 'Ver menos' }).click()
  await expect(palettes).toHaveCount(9)
  await panel.getByRole('button', { name: 'Al azar' }).click()
  await expect(panel.getByRole('radio', { name: 'Asfalto', checked: true })).toHaveCount(0)

  await panel.getByRole('radio', { name: 'Oscuro' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await panel.getByRole('radio', { name: 'Der. a izq.' }).check()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await barriers(page)).toEqual([])
  await panel.getByRole('tab', { name: 'Tema' }).press('ArrowRight')
  await expect(panel.getByRole('tab', { name: 'Disposición' })).toBeFocused()
  await panel.getByRole('radio', { name: 'Menú arriba' }).check()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  const worn = await band()
  await page.reload({ waitUntil: 'commit' })
  // From the first paint: before any of the app's own scripts ran.
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await still(page)
  expect(await band()).toBe(worn)
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Dominios' })).toBeVisible()

  await page.goto('/app/pages/settings')
  await still(page)
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect.poll(band).toBe(first)
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter(
        (key) => /settings|mode|paleta/.test(key) || !key.startsWith('portal'),
      ),
    ),
  ).toEqual([])
})

test('Ctrl K busca en todo, y lleva con el teclado a lo que se encontró', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app')
  await still(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox')
  await expect(box).toBeFocused()
  await expect(page.getByText('Escribí al menos 2 letras o números.')).toBeVisible()
  await box.fill('zx 777')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAccessibleName(/ZX777CC/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(await barriers(page)).toEqual([])
  await box.fill('no hay tal cosa')
  await expect(page.getByRole('status').filter({ hasText: 'Nada coincide' })).toBeVisible()
  await expect(options).toHaveCount(0)

  await page.route('**/api/mobile', (route) =>
    route.request().postData()?.includes('"Buscar"') ? route.abort() : route.continue(),
  )
  await box.fill('prado')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.unroute('**/api/mobile')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('group', { name: 'Choferes' }).getByRole('option')).toHaveCount(1)
  await box.press('ArrowDown')
  await box.press('ArrowUp')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/app\/choferes\/.+\/detalle/)
  await expect(page.getByRole('heading', { level: 1, name: /Prado/ })).toBeVisible()

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
})

test('Enter antes de que se sepa qué se encontró espera, y no lleva a lo que se buscó antes', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app')
  await still(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox')
  const options = page.getByRole('option')
  await box.fill('zx 777')
  await expect(options.first()).toHaveAccessibleName(/ZX777CC/)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/mobile', async (route) => {
    if (route.request().postData()?.includes('"prado"')) await asked
    await route.continue()
  })
  await box.fill('prado')
  await box.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Buscando' })).toBeAttached()
  await box.press('Enter')
  await expect(box).toBeFocused()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: /Prado/ })).toBeVisible()
})

test('el menú grande dice todo de una vez, y Escape lo cierra', async ({ page, signIn }) => {
  await page.setViewportSize(desk)
  await signIn('ana')
  await page.goto('/app')
  await wear(page, { layout: 'mega-menu' })
  const opener = page.getByRole('button', { name: 'Choferes' })
  await opener.press('Enter')
  const panel = page.getByRole('group', { name: 'Choferes' })
  await expect(panel.getByText(/\d+ de \d+ habilitados/).first()).toBeVisible()
  await expect(panel.getByText(/no puede salir:/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await panel.getByRole('link', { name: 'Nuevo dominio' }).click()
  await expect(page).toHaveURL(/nuevo-dominio/)
  await expect(panel).toBeHidden()
})

test('un grupo del menú se abre al lado de su pantalla', async ({ page, signIn }) => {
  await page.setViewportSize(desk)
  await signIn('ana')
  await page.goto('/app')
  await still(page)
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  const below = menu
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Más de Dominios' }) })
    .getByRole('link', { name: 'Documentos' })
  await expect(below).toBeHidden()
  await menu.getByRole('button', { name: 'Más de Dominios' }).click()
  await below.click()
  await expect(page).toHaveURL(/\/app\/dominios\/documentos/)
  await expect(below).toHaveAttribute('aria-current', 'page')
})

test('la barra queda a la vista al bajar, y avisa que algo tarda cada medio segundo', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn('ana')
  await page.goto('/app')
  await still(page)
  const bar = page.locator('header').first()
  await expect(bar).not.toHaveAttribute('data-fixed')
  await page.evaluate(() => scrollTo(0, 40))
  await expect(bar).toHaveAttribute('data-fixed')
  await expect(bar).not.toHaveAttribute('data-raised')
  await page.evaluate(() => scrollTo(0, 80))
  await expect(bar).toHaveAttribute('data-raised')

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/mobile', async (route) => {
    if (route.request().postData()?.includes('ListChoferes')) await answered
    await route.continue()
  })
  await page.getByRole('link', { name: 'Choferes', exact: true }).first().click()
  const loading = page.getByRole('progressbar', { name: 'Cargando…' })
  await expect(loading).toBeVisible()
  const grown = () => loading.evaluate(({ style }) => style.transform)
  const before = await grown()
  await expect.poll(grown).not.toBe(before)
  answer()
  await expect(loading).toBeHidden()
})

test('un formulario flotante mide 500, no ofrece la pantalla entera si no la necesita y se cierra', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desk)
  await signIn('ana')
  await page.goto('/app/choferes')
  await still(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nieves/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Dar de baja' }).click()
  const panel = page.getByRole('dialog', { name: 'Dar de baja' })
  await expect.poll(() => width(panel)).toBe(500)
  await expect(panel.getByRole('button', { name: 'Pantalla completa' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await expect(panel).toBeHidden()
})

test('en un teléfono, tres acciones o más se abren abajo con sus palabras, con el teclado también', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn('ana')
  await page.goto('/app/choferes')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nieves/ })
    .first()
    .click()
  const more = page.getByRole('button', { name: 'Más acciones' })
  const leave = page.getByRole('button', { name: 'Dar de baja' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(more).toBeVisible()
  await expect(leave).toBeHidden()
  // Nothing beside it takes its letters.
  expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)

  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(leave).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave).toBeHidden()
  await expect(more).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, leave)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Dar de baja' })
  await expect(panel).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editar' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(more).toBeFocused()

  await page.setViewportSize(desk)
  await expect(leave).toBeVisible()
  await expect(more).toBeHidden()
})

test('el chat de ayuda lleva al número que el proveedor puso, y sin número no está', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  const telephone = { value: '+54 9 11 4444-5555' as string | null }
  await page.route('**/api/mobile', async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { result?: { login?: { proveedor?: { telefono: unknown } } } }
    const proveedor = said.result?.login?.proveedor
    if (proveedor) proveedor.telefono = telephone.value
    await route.fulfill({ response: answer, json: said })
  })
  await page.goto('/app')
  const chat = page.getByRole('link', { name: /Ingrese a nuestro chat/ })
  await expect(chat).toHaveAttribute('href', 'https://wa.me/5491144445555')
  await expect(chat).toHaveAttribute('title', /consultas sobre el uso del portal/)
  telephone.value = null
  await page.reload()
  await still(page)
  await expect(chat).toHaveCount(0)
})

test('con el dedo la campana dice lo que cuenta, y lleva a eso', async ({ browser, baseURL, signIn }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, baseURL })
  await signIn('carla', context)
  const page = await context.newPage()
  await page.goto('/app')
  await page.getByRole('link', { name: /^Posee \d+ documentos aún no presentados/ }).tap()
  await expect(page).toHaveURL(/documentos\?solapa=1$/)
  await expect(page.getByRole('status').getByText(/^Posee \d+ documentos aún no presentados/)).toBeVisible()
  await context.close()
})
