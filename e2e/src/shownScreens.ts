import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fotos } from '@portal/portal/publico/portada/fotos.ts'
import sharp from 'sharp'

/** The end of `npm run screens`: what the landing pages show is cut out of the photographs, and those that documents show are kept beside them. */

const root = join(import.meta.dirname, '../..')
const screens = join(root, 'e2e/screens')
const landing = join(root, 'portal/src/publico/portada/fotos')
const docs = join(root, 'docs/screens')

await mkdir(landing, { recursive: true })
for (const [name, { de, corte }] of Object.entries(fotos))
  for (const modo of ['claro', 'oscuro'])
    await sharp(join(screens, `${de}-${modo}.webp`))
      .extract(corte)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(landing, `${name}-${modo}.webp`))

const pages = (await readdir(join(root, 'docs'), { recursive: true }))
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))
for (const page of ['README.md', ...pages])
  for (const [, name = ''] of (await readFile(join(root, page), 'utf8')).matchAll(/screens\/([\w-]+\.webp)/g))
    await copyFile(join(screens, name), join(docs, name))
