import AxeBuilder from '@axe-core/playwright'
import { abrir } from './abrir.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

for (const pantalla of pantallas)
  test(`${pantalla.name} no tiene barreras, en claro y en oscuro`, async ({ page, signIn, baseURL = '' }) => {
    if (pantalla.who) await signIn(pantalla.who)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await abrir(page, pantalla, baseURL)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      )
    }
  })
