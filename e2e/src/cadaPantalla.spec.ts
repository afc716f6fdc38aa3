import type { Page } from '@playwright/test'
import { abrir } from './abrir.ts'
import { barriers, onTheirWay, overflow } from './barriers.ts'
import { unseen } from './focusRing.ts'
import { expectNoError, foreignly, hearRefusals } from './foreignAddress.ts'
import { firstToLook } from './looked.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'
import { expectWhatItSays } from './rutas.ts'
import { expectNoShifts, watchShifts } from './shifts.ts'
import { smallTargets } from './touchTargets.ts'

/**
 * What is asked of every screen, in one visit of each at a desk, and another of the carriers' on a phone: that it is
 * there, and what it says it is; that nothing jumps while what it shows arrives; that what its address does not know stays
 * out of what it asks for; no barriers, in both modes, at a desk, at twice the size and on a phone; that the task comes
 * before the decoration, and that a thumb finds what it presses; and that who goes on with Tab sees where they are, in
 * both modes: around what has the focus, as many pixels as its perimeter change by 3:1 or more (WCAG 2.4.11, 1.4.11).
 * That is looked at as pixels, because a ring that is there may still be of its ground's colour, or cut off.
 */

const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

for (const pantalla of pantallas)
  test(`${pantalla.name}: está, nada salta, de una dirección con de más, sin barreras y con el foco a la vista`, async ({
    page,
    signIn,
    origin,
  }) => {
    const ofCarriers = pantalla.path.startsWith('/app') && !pantalla.act
    if (ofCarriers) await page.addInitScript(watchShifts)
    const refusals = pantalla.who && pantalla.act === undefined ? hearRefusals(page) : undefined
    if (pantalla.who) await signIn(pantalla.who)
    await page.setViewportSize(desk)
    const open = async () => {
      const status = await abrir(page, pantalla.act ? pantalla : foreignly(pantalla), origin)
      expect(status).toBe(pantalla.name === 'no-encontrada' ? 404 : 200)
    }
    await (ofCarriers ? expectNoShifts(page, open) : open())
    if (!pantalla.act) await expectNoError(page, pantalla)
    if (refusals) expect(await refusals()).toEqual([])
    if (!pantalla.act) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (ofCarriers) await expectWhatItSays(page, pantalla.path.replace(/\?.*/, ''))

    if (ofCarriers) expect(await contentTop(page)).toBeLessThanOrEqual(128)
    expect(await barriers(page)).toEqual([])
    expect(await strayMarkup(page)).toEqual([])
    expect(await unseen(page, firstToLook)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await onTheirWay(page), 'con menos movimiento, nada va de un color a otro').toBe(0)
    expect(await barriers(page, { recoloured: true })).toEqual([])

    // A desk's window at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    await expect.poll(() => overflow(page), 'al doble de tamaño la página se corre').toBe(0)
    await page.setViewportSize(phone)
    await expect.poll(() => overflow(page), 'la página se corre hacia los costados').toBe(0)
    if (ofCarriers) await expectNoShifts(page, () => abrir(page, pantalla, origin))
    await expect.poll(() => overflow(page), 'la página se corre hacia los costados').toBe(0)
    expect(await barriers(page)).toEqual([])
    if (ofCarriers) await expect.poll(() => contentTop(page)).toBeLessThanOrEqual(112)
    expect(await smallTargets(page), 'un pulgar no le acierta').toEqual([])
  })

/** Pixels from the top of the window to what follows the head of the screen. */
const contentTop = (page: Page) =>
  page.evaluate(() => document.querySelector('main > header')?.nextElementSibling?.getBoundingClientRect().y)

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
