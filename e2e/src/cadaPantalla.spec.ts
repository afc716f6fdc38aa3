import type { Page } from '@playwright/test'
import { abrir } from './abrir.ts'
import { barriers, overflow } from './barriers.ts'
import { unseen, type Looked } from './focusRing.ts'
import { expectNoError, foreignly, hearRefusals } from './foreignAddress.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'
import { smallTargets } from './touchTargets.ts'

/**
 * What is asked of every screen, in one visit of each: that what its address does not know stays out of what it asks for;
 * no barriers, in both modes, at a desk, at twice the size and on a phone; that the task comes before the decoration,
 * and that a thumb finds what it presses; and that who goes on with Tab sees where they are, in both modes: around what
 * has the focus, as many pixels as its perimeter change by 3:1 or more (WCAG 2.4.11, 1.4.11). That is looked at as
 * pixels, because a ring that is there may still be of its ground's colour, or cut off.
 */
const looked: Looked = { places: new Set(), kindsInTheDark: new Set() }

for (const pantalla of pantallas)
  test(`${pantalla.name}: de una dirección con de más, sin barreras y con el foco a la vista`, async ({
    page,
    signIn,
    origin,
  }) => {
    const refusals = pantalla.who && pantalla.act === undefined ? hearRefusals(page) : undefined
    if (pantalla.who) await signIn(pantalla.who)
    await abrir(page, pantalla.act ? pantalla : foreignly(pantalla), origin)
    if (!pantalla.act) await expectNoError(page, pantalla)
    if (refusals) expect(await refusals()).toEqual([])

    const comesFirst = pantalla.path.startsWith('/app') && !pantalla.act
    if (comesFirst) expect(await contentTop(page)).toBeLessThanOrEqual(128)
    expect(await barriers(page)).toEqual([])
    expect(await strayMarkup(page)).toEqual([])
    expect(await unseen(page, looked)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await barriers(page, { recoloured: true })).toEqual([])

    // A desk's window at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    await expect.poll(() => overflow(page), 'al doble de tamaño la página se corre').toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => overflow(page), 'la página se corre hacia los costados').toBe(0)
    expect(await barriers(page)).toEqual([])
    if (comesFirst) await expect.poll(() => contentTop(page)).toBeLessThanOrEqual(112)
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
