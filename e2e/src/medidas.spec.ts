import { abrir } from './abrir.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

/** The task comes before the decoration: where a list's first row stands. */

const lists = ['choferes', 'dominios', 'documentos', 'documentos-pendientes']

for (const name of lists)
  test(`${name}: la primera fila se ve sin bajar en un teléfono, y a 1024 nada se corre hacia los costados`, async ({
    page,
    signIn,
    origin,
  }) => {
    const pantalla = pantallas.find((each) => each.name === name)
    if (!pantalla) throw new Error(`${name} no es una pantalla`)
    await page.setViewportSize({ width: 360, height: 740 })
    if (pantalla.who) await signIn(pantalla.who)
    await abrir(page, pantalla, origin)
    const first = page.getByRole('main').locator('ul[aria-label] > li').first()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(300)

    await page.setViewportSize({ width: 1024, height: 768 })
    const table = page.getByRole('main').getByRole('table')
    await expect(table).toBeVisible()
    const sideways = () =>
      table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0))
    await expect.poll(sideways, 'la tabla se corre hacia los costados').toBe(0)
  })
