import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { abrir } from './abrir.ts'
import { pantallas } from './pantallas.ts'
import { test } from './portal.ts'

/** Photographs every screen from the demo data, in both sizes and modes: `npm run screens`. */

const folder = join(import.meta.dirname, '../../docs/screens')
const sizes = { escritorio: { width: 1440, height: 900 }, celular: { width: 360, height: 740 } }
const modes = { claro: 'light', oscuro: 'dark' } as const

mkdirSync(folder, { recursive: true })

for (const pantalla of pantallas)
  test(`foto de ${pantalla.name}`, async ({ page, signIn, baseURL = '' }) => {
    if (pantalla.who) await signIn(pantalla.who)
    for (const [size, viewport] of Object.entries(sizes))
      for (const [mode, colorScheme] of Object.entries(modes)) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await abrir(page, pantalla, baseURL)
        const png = await page.screenshot()
        await sharp(png)
          .webp({ quality: 70 })
          .toFile(join(folder, `${pantalla.name}-${size}-${mode}.webp`))
      }
  })
