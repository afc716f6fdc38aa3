import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fotos } from '@portal/portal/publico/portada/fotos.ts'
import sharp from 'sharp'

/** Cuts the photographs that the landing pages show out of those of docs/screens: the end of `npm run screens`. */

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'portal/src/publico/portada/fotos')

await mkdir(folder, { recursive: true })
for (const [name, { de, corte }] of Object.entries(fotos))
  for (const modo of ['claro', 'oscuro'])
    await sharp(join(root, `docs/screens/${de}-${modo}.webp`))
      .extract(corte)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${name}-${modo}.webp`))
