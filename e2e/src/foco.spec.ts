import { abrir } from './abrir.ts'
import { unseen, type Looked } from './focusRing.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

/**
 * Who goes on with Tab sees where they are, on every screen and in both modes: around what has the focus, as many pixels as
 * its perimeter change by 3:1 or more (WCAG 2.4.11, 1.4.11). Looked at as pixels, because a ring that is there may still be
 * of its ground's colour, or cut off.
 */
const looked: Looked = { places: new Set(), kindsInTheDark: new Set() }

for (const pantalla of pantallas)
  test(`${pantalla.name}: el foco se ve, en claro y en oscuro`, async ({ page, signIn, origin }) => {
    if (pantalla.who) await signIn(pantalla.who)
    await abrir(page, pantalla, origin)
    expect(await unseen(page, looked)).toEqual([])
  })
