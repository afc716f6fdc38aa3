import { abrir } from './abrir.ts'
import { unseen } from './focusRing.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

/**
 * Who goes on with Tab sees where they are, on every screen and in both modes: around what has the focus, as many pixels as
 * its perimeter change by 3:1 or more (WCAG 2.4.11, 1.4.11). Looked at as pixels, because a ring that is there may still be
 * of its ground's colour, or cut off.
 */
/** What stands in the same place of the same things was seen once, and is not looked at again on another screen. */
const places = new Set<string>()
/** In the dark it stands where it stood, in other colours: those of a kind are looked at once. */
const kindsInTheDark = new Set<string>()

for (const pantalla of pantallas)
  test(`${pantalla.name}: el foco se ve, en claro y en oscuro`, async ({ page, signIn, origin }) => {
    if (pantalla.who) await signIn(pantalla.who)
    await abrir(page, pantalla, origin)
    const kinds = new Set<string>()
    expect(await unseen(page, { elsewhere: places, met: kinds }), 'en claro').toEqual([])
    if ([...kinds].every((kind) => kindsInTheDark.has(kind))) return
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await unseen(page, { elsewhere: kindsInTheDark, alike: 'kind' }), 'en oscuro').toEqual([])
  })
