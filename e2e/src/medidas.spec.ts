import type { Page } from '@playwright/test'
import { abrir } from './abrir.ts'
import { pantallas, type Pantalla } from './pantallas.ts'
import { expect, test } from './portal.ts'

/** The task comes before the decoration: where what a screen shows begins, and where a list's first row stands. */

const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }
const portal = pantallas.filter(({ path, act }) => path.startsWith('/app') && !act)
const lists = ['choferes', 'dominios', 'documentos', 'documentos-pendientes']

for (const pantalla of portal)
  test(`${pantalla.name}: lo que muestra empieza a 128 píxeles, y a 112 en un teléfono`, async ({
    page,
    signIn,
    origin,
  }) => {
    await open(page, pantalla, desk, signIn, origin)
    expect(await contentTop(page)).toBeLessThanOrEqual(128)
    await page.setViewportSize(phone)
    await expect.poll(() => contentTop(page)).toBeLessThanOrEqual(112)
  })

for (const name of lists)
  test(`${name}: la primera fila se ve sin bajar en un teléfono, y a 1024 nada se corre hacia los costados`, async ({
    page,
    signIn,
    origin,
  }) => {
    const pantalla = portal.find((each) => each.name === name)
    if (!pantalla) throw new Error(`${name} no es una pantalla`)
    await open(page, pantalla, phone, signIn, origin)
    const first = page.getByRole('main').locator('ul[aria-label] > li').first()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(300)

    await page.setViewportSize({ width: 1024, height: 768 })
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toBeVisible()
    const sideways = () =>
      table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0))
    await expect.poll(sideways, 'la tabla se corre hacia los costados').toBe(0)
  })

async function open(
  page: Page,
  pantalla: Pantalla,
  size: typeof desk,
  signIn: (who: NonNullable<Pantalla['who']>) => Promise<void>,
  origin: string,
) {
  await page.setViewportSize(size)
  if (pantalla.who) await signIn(pantalla.who)
  await abrir(page, pantalla, origin)
}

/** Pixels from the top of the window to what follows the head of the screen. */
const contentTop = (page: Page) =>
  page.evaluate(() => document.querySelector('main > header')?.nextElementSibling?.getBoundingClientRect().y)
