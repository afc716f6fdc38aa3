import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { abrir } from './abrir.ts'
import { pantallas } from './pantallas.ts'
import { test } from './portal.ts'

/** Photographs every screen from the demo data, in both sizes and modes, into a folder that git ignores: `npm run screens`. */

const folder = join(import.meta.dirname, '../screens')
const sizes = { escritorio: { width: 1440, height: 900 }, celular: { width: 360, height: 740 } }
const modes = { claro: 'light', oscuro: 'dark' } as const
const maxBytes = 90_000

mkdirSync(folder, { recursive: true })

for (const pantalla of pantallas)
  test(`foto de ${pantalla.name}`, async ({ page, signIn, origin }) => {
    if (pantalla.who) await signIn(pantalla.who)
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await abrir(page, pantalla, origin)
      for (const [mode, colorScheme] of Object.entries(modes)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // The colours of the new mode are on their way for a frame or two, and longer on a busy machine.
        await page.waitForTimeout(150)
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState }) => playState !== 'running'),
        )
        const png = await page.screenshot({ animations: 'disabled' })
        writeFileSync(join(folder, `${pantalla.name}-${size}-${mode}.webp`), await small(png))
      }
    }
  })

/** As good as fits. */
async function small(png: Buffer): Promise<Buffer> {
  for (const quality of [85, 75, 65, 50]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < maxBytes) return webp
  }
  throw new Error('una foto tan cargada no entra en 90 KB')
}
