import type { Page } from '@playwright/test'
import { abrir } from './abrir.ts'
import { barriers, overflow } from './barriers.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

for (const pantalla of pantallas)
  test(`${pantalla.name}: sin barreras, en claro y en oscuro, y entra al doble de tamaño y en un teléfono`, async ({
    page,
    signIn,
    origin,
  }) => {
    if (pantalla.who) await signIn(pantalla.who)
    await abrir(page, pantalla, origin)
    expect(await barriers(page)).toEqual([])
    expect(await strayMarkup(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await barriers(page, { recoloured: true })).toEqual([])

    // A desk's window at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    await expect.poll(() => overflow(page), 'al doble de tamaño la página se corre').toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => overflow(page), 'la página se corre hacia los costados').toBe(0)
    expect(await barriers(page)).toEqual([])
  })

/**
 * What the HTML standard does not have: a `meta` that says nothing, and an autofill name on a field that can't hold it
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field).
 */
function strayMarkup(page: Page): Promise<string[]> {
  const strays = [
    'meta:not([charset]):not([content])',
    'input[autocomplete~=street-address]',
    'input[type=tel][autocomplete]:not([autocomplete=off], [autocomplete~=tel])',
    'input[type=email][autocomplete]:not([autocomplete=off], [autocomplete~=email], [autocomplete~=username])',
    'input[type=password][autocomplete]:not([autocomplete=off], [autocomplete$=-password])',
  ]
  return page.locator(strays.join(', ')).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
}
